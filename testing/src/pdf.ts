/** Writes a page with nothing on it, as programs write PDFs; `relleno` bytes of a stream make it heavier. */
export function pdfDePrueba(relleno = 0): Buffer {
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${relleno} >>\nstream\n${' '.repeat(relleno)}\nendstream`,
  ];
  let texto = '%PDF-1.4\n';
  const lugares = objetos.map((objeto, i) => {
    const lugar = texto.length;
    texto += `${i + 1} 0 obj\n${objeto}\nendobj\n`;
    return `${String(lugar).padStart(10, '0')} 00000 n \n`;
  });
  const xref = texto.length;
  texto += `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`;
  texto += `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(texto, 'latin1');
}

/** Writes such a page of exactly so many bytes. */
export function pdfDeBytes(bytes: number): Buffer {
  const cerca = pdfDePrueba(bytes - pdfDePrueba().length - 100);
  return pdfDePrueba(bytes - pdfDePrueba().length - 100 + bytes - cerca.length);
}
