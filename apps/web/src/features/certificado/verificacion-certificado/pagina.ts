import { compararArchivos } from './archivo.ts';
import { contar, pedirCodigo } from './contar.ts';
import { type Juicio, juzgar, sinJuicio } from './juicio.ts';
import { parte } from './partes.ts';
import { comprobarSello } from './sello.ts';
import { queImpide, verificar } from './verificar.ts';
import './verificacion.css';

const PAGINA = '/verificacionCertificado/';

/** An address that cannot be decoded names no certificate either. */
function codigoDe(ruta: string): string {
  const escrito = ruta.slice(PAGINA.length);
  try {
    return decodeURIComponent(escrito).trim();
  } catch {
    return escrito;
  }
}

async function preguntar(codigo: string): Promise<Juicio> {
  const [consultado, sello] = await Promise.all([verificar(codigo), comprobarSello(location.hash)]);
  return juzgar(codigo, consultado, sello);
}

/** Follows document 2 §2, Public certificate verification. */
export async function mostrarVerificacion(): Promise<void> {
  const campo = parte('codigo', HTMLInputElement);
  const irAlCodigo = () => location.assign(PAGINA + encodeURIComponent(campo.value.trim()));
  parte('imprimir', HTMLButtonElement).addEventListener('click', () => print());
  parte('otro', HTMLFormElement).addEventListener('submit', (evento) => {
    evento.preventDefault();
    const impide = navigator.onLine ? null : queImpide(campo.value.trim(), false);
    if (impide === null) return irAlCodigo();
    // Without a connection the browser would replace this page with one of its own. No file is compared meanwhile.
    document.getElementById('archivo')?.remove();
    contar(sinJuicio(impide));
    addEventListener('online', irAlCodigo);
  });
  // Another code of the same certificate was read in the same tab.
  addEventListener('hashchange', () => location.reload());
  if (!navigator.onLine) addEventListener('online', () => location.reload());
  const codigo = codigoDe(location.pathname);
  if (codigo === '') return pedirCodigo();
  campo.value = codigo;
  const impide = queImpide(codigo, navigator.onLine);
  const juicio = impide === null ? await preguntar(codigo) : sinJuicio(impide);
  contar(juicio);
  if (impide !== null) campo.focus();
  compararArchivos(juicio.sha256);
}
