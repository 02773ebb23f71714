/**
 * Puts a text on the clipboard. A page without TLS has none to write to: there the browser copies what is selected,
 * beside `desde`, as a dialog lets no focus out.
 */
export async function copiar(texto: string, desde: HTMLElement): Promise<boolean> {
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(texto).then(
      () => true,
      () => false,
    );
  }
  const campo = document.createElement('textarea');
  campo.value = texto;
  campo.style.position = 'fixed';
  campo.style.opacity = '0';
  desde.after(campo);
  campo.select();
  const copiado = document.execCommand('copy');
  campo.remove();
  desde.focus();
  return copiado;
}
