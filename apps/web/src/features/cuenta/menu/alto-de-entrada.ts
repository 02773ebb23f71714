/** The longest menu, its group open, fits a window of 1366×768; a finger gets more room. */
export const ALTO_DE_ENTRADA = { xs: 0.75, md: 0.25 } as const;
