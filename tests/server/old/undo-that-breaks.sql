BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	header VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('44b06badfa7576c5','{"game": "ankh", "rules": "1", "names": ["P1", "P2"], "id": "44b06badfa7576c5", "key": "dae986e77bde5cf68338ed48b9c4f771e149bd090df5324544b06badfa7576c5", "settings": {"scenario": "random", "first": "random", "god1": "random", "god2": "random", "god3": "random", "god4": "random", "god5": "random", "guardian1": "random", "guardian2": "random", "guardian3": "random"}, "position": {}, "bots": {}}');
CREATE TABLE log (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	option INTEGER NOT NULL, 
	command VARCHAR NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "log" VALUES('44b06badfa7576c5',0,1,4096,'0');
INSERT INTO "log" VALUES('44b06badfa7576c5',1,1,39936,'1');
INSERT INTO "log" VALUES('44b06badfa7576c5',2,1,4098,'2');
INSERT INTO "log" VALUES('44b06badfa7576c5',3,0,4096,'3');
INSERT INTO "log" VALUES('44b06badfa7576c5',4,0,-1,'4');
INSERT INTO "log" VALUES('44b06badfa7576c5',5,1,-1,'5');
CREATE TABLE seats (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	link VARCHAR, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id), 
	UNIQUE (link)
);
INSERT INTO "seats" VALUES('44b06badfa7576c5',0,'153d02d083000cd1c561df3b34f23a837356ad1fb599a0d26fdffb46cf083e18');
INSERT INTO "seats" VALUES('44b06badfa7576c5',1,'da1ec9b131a81194e3a2fdda70f7ba3d242209e3c41d51093704706ba1f2427c');
COMMIT;
