/**
 * A spreadsheet in Spanish reads this: semicolons, and quotes round each text. What begins like a formula gets an
 * apostrophe before it (OWASP, CSV injection).
 */
export const FORMA_CSV = {
  delimiter: ';',
  record_delimiter: '\r\n',
  quoted_string: true,
  quoted_empty: false,
  escape_formulas: true,
} as const;

/** Without this mark a spreadsheet takes UTF-8 for something else. */
export const MARCA_UTF8 = '\uFEFF';
