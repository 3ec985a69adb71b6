"""What bots think with: evaluations, plans and trees, over states that they made up."""
