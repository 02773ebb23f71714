export function ofrecerArchivo(nombre: string, contenido: Blob): void {
  const enlace = document.createElement('a');
  enlace.href = URL.createObjectURL(contenido);
  enlace.download = nombre;
  enlace.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(enlace.href), 60_000);
}
