/** The wire takes numbers up to these: as much as their columns hold, which a test compares. */

/** It limits ids of rows of a list or catalogue, and versions. */
export const MAX_ID = 2_147_483_647;

/** It limits ids of managing entities, and codes of an employer's kind. */
export const MAX_ID_ENTE = 32_767;
