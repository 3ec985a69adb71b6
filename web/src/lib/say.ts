/** Words by id, with what stands in their gaps; see words.ts. */
export type Say = (id: string, values?: Record<string, string | number>) => string;
