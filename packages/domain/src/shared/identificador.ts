/** The largest number of a row of a list or catalogue, as the database holds it. */
export const MAX_ID = 2_147_483_647;
