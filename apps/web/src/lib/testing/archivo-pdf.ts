/** Makes a file that passes for a PDF as long as nobody reads it; `relleno` counts the bytes in its middle. */
export const archivoPdf = (nombre: string, relleno = 0): File =>
  new File(['%PDF-1.7\n', '-'.repeat(relleno), '\nstartxref\n9\n%%EOF\n'], nombre);
