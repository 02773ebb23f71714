import { numeroDeCertificado } from '@sgpa/domain/certificado/numero';
import { NO_AUTENTICO } from '@sgpa/domain/certificado/verificacion-certificado';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { comparar } from './comparar.ts';
import { type Consultado, type Verificacion, verificar } from './verificar.ts';
import './verificacion.css';

const PAGINA = '/verificacionCertificado/';

function parte<E extends Element>(id: string, clase: new () => E): E {
  const elemento = document.getElementById(id);
  if (!(elemento instanceof clase)) throw new Error(`the page has no #${id}`);
  return elemento;
}

function nuevo(etiqueta: string, texto: string, clase = ''): HTMLElement {
  const elemento = document.createElement(etiqueta);
  elemento.textContent = texto;
  if (clase !== '') elemento.className = clase;
  return elemento;
}

/** `2026-10-14 10:00:00` as it is read. */
const mostrarInstante = (instante: string): string => instante.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');

function datosDe({ persona, fechaConsulta }: Verificacion): [string, string][] {
  const consultado: [string, string] = ['Fecha de consulta', mostrarInstante(fechaConsulta)];
  if (persona === null) return [consultado];
  return [
    ['Nombre', persona.nombres],
    ['Número de documento', persona.numero_documento],
    ['Fecha de nacimiento', mostrarFecha(persona.fecha_nacimiento)],
    ['Número correlativo', numeroDeCertificado(persona.secuencialCorrelativo)],
    ['Fecha de creación', mostrarInstante(persona.fechaCreacionReporte)],
    consultado,
  ];
}

function contar({ dicho, falla }: Consultado): void {
  const resultado = parte('resultado', HTMLDivElement);
  const autentico = dicho?.autentico ?? false;
  const partes = [nuevo('p', dicho?.mensaje ?? NO_AUTENTICO, `veredicto ${autentico ? 'bueno' : 'malo'}`)];
  if (falla !== null) partes.push(nuevo('p', falla));
  if (dicho !== null) {
    const lista = document.createElement('dl');
    for (const [que, valor] of datosDe(dicho)) lista.append(nuevo('dt', que), nuevo('dd', valor));
    partes.push(lista);
  }
  resultado.replaceChildren(...partes);
  resultado.setAttribute('aria-busy', 'false');
}

/** A file may be chosen, or dropped anywhere on the page: the browser would open it instead. */
function compararArchivos(sha256: string): void {
  parte('archivo', HTMLElement).hidden = false;
  const aviso = parte('comparacion', HTMLElement);
  const mirar = async (archivo: File | undefined) => {
    if (archivo === undefined) return;
    const { igual, texto } = await comparar(archivo, sha256);
    aviso.textContent = `${archivo.name}: ${texto}`;
    aviso.className = igual ? 'bueno' : 'malo';
  };
  const elegido = parte('pdf', HTMLInputElement);
  elegido.addEventListener('change', () => void mirar(elegido.files?.[0]));
  addEventListener('dragover', (evento) => evento.preventDefault());
  addEventListener('drop', (evento) => {
    evento.preventDefault();
    void mirar(evento.dataTransfer?.files[0]);
  });
}

/** Document 2 §2, Public certificate verification. */
export async function mostrarVerificacion(): Promise<void> {
  parte('imprimir', HTMLButtonElement).addEventListener('click', () => print());
  parte('otro', HTMLFormElement).addEventListener('submit', (evento) => {
    evento.preventDefault();
    location.assign(PAGINA + encodeURIComponent(parte('codigo', HTMLInputElement).value.trim()));
  });
  const consultado = await verificar(decodeURIComponent(location.pathname.slice(PAGINA.length)));
  contar(consultado);
  if (consultado.dicho?.sha256) compararArchivos(consultado.dicho.sha256);
}
