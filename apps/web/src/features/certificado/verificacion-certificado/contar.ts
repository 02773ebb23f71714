import { numeroDeCertificado } from '@sgpa/domain/certificado/numero';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Juicio } from './juicio.ts';
import { nuevo, parte } from './partes.ts';
import type { Dicho } from './sello.ts';

type Dato = [que: string, ...valores: string[]];

/** `2026-10-14 10:00:00` as it is read. */
const mostrarInstante = (instante: string): string => instante.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');

function datosDe({ persona, fechaConsulta }: Juicio): Dato[] {
  const consultado: Dato[] = fechaConsulta === null ? [] : [['Fecha de consulta', mostrarInstante(fechaConsulta)]];
  if (persona === null) return consultado;
  return [
    ['Nombre', persona.nombres],
    ['Número de documento', persona.numero_documento],
    ['Fecha de nacimiento', mostrarFecha(persona.fecha_nacimiento)],
    ['Número correlativo', numeroDeCertificado(persona.secuencialCorrelativo)],
    ['Fecha de creación', mostrarInstante(persona.fechaCreacionReporte)],
    ...consultado,
  ];
}

/** What only the QR code says here, to be compared with the paper. */
function certificadoEn({ cub, tot, est }: Dicho): Dato[] {
  const filas = est.map(([ente, estado, desde]) => `${ente}: ${estado}, afiliación del ${mostrarFecha(desde)}`);
  const demas = tot - est.length;
  return [
    ['Cobertura al emitirse', cub ? 'TIENE cobertura vigente' : 'NO TIENE cobertura vigente'],
    ['Afiliaciones al emitirse', ...filas, ...(demas > 0 ? [`y ${demas} más`] : [])],
  ];
}

function lista(datos: readonly Dato[]): HTMLElement {
  const elemento = document.createElement('dl');
  for (const [que, ...valores] of datos) {
    elemento.append(nuevo('dt', que));
    const valor = nuevo('dd', '');
    for (const uno of valores) valor.append(nuevo('div', uno));
    elemento.append(valor);
  }
  return elemento;
}

/** The verdict, why, and of whom it is. */
export function contar(juicio: Juicio): void {
  const { autentico, mensaje, falla, firma, dicho } = juicio;
  const resultado = parte('resultado', HTMLDivElement);
  resultado.textContent = '';
  resultado.append(nuevo('p', mensaje, `veredicto ${autentico ? 'bueno' : 'malo'}`));
  if (falla !== null) resultado.append(nuevo('p', falla));
  resultado.append(lista(datosDe(juicio)));
  if (firma !== null) resultado.append(nuevo('p', firma.texto, `firma ${firma.tono}`));
  if (dicho !== null) resultado.append(lista(certificadoEn(dicho)));
  resultado.setAttribute('aria-busy', 'false');
}
