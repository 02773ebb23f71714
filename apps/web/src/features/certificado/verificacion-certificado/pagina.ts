import { compararArchivos } from './archivo.ts';
import { contar, pedirCodigo } from './contar.ts';
import { juzgar } from './juicio.ts';
import { parte } from './partes.ts';
import { comprobarSello } from './sello.ts';
import { verificar } from './verificar.ts';
import './verificacion.css';

const PAGINA = '/verificacionCertificado/';

/** An address that is none names no certificate either. */
function codigoDe(ruta: string): string {
  const escrito = ruta.slice(PAGINA.length);
  try {
    return decodeURIComponent(escrito).trim();
  } catch {
    return escrito;
  }
}

/** Document 2 §2, Public certificate verification. */
export async function mostrarVerificacion(): Promise<void> {
  parte('imprimir', HTMLButtonElement).addEventListener('click', () => print());
  parte('otro', HTMLFormElement).addEventListener('submit', (evento) => {
    evento.preventDefault();
    location.assign(PAGINA + encodeURIComponent(parte('codigo', HTMLInputElement).value.trim()));
  });
  // Another code of the same certificate, read in the same tab.
  addEventListener('hashchange', () => location.reload());
  const codigo = codigoDe(location.pathname);
  if (codigo === '') return pedirCodigo();
  parte('codigo', HTMLInputElement).value = codigo;
  const [consultado, sello] = await Promise.all([verificar(codigo), comprobarSello(location.hash)]);
  const juicio = juzgar(codigo, consultado, sello);
  contar(juicio);
  compararArchivos(juicio.sha256);
}
