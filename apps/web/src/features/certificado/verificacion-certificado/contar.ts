import { numeroDeCertificado } from '@sgpa/domain/certificado/certificado';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Juicio } from './juicio.ts';
import { nuevo, parte } from './partes.ts';

type Dato = [que: string, ...valores: string[]];

/** Turns `2026-10-14 10:00:00` into day, month and year. */
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

const SIN_CODIGO =
  'Escriba abajo el código de verificación que está junto al código QR del certificado, o lea el código QR con la cámara de su teléfono.';
const COMPARE = 'Compare todo con el papel: si dice otra cosa, el papel fue alterado.';

/** Shows what it said on the day of issue: the rest of the register may have changed since. */
function certificadoEn({ cubierta, afiliaciones }: NonNullable<Juicio['certificado']>): Dato[] {
  const filas = afiliaciones.map(({ nombre_enteGestor, estado, fecha_inicio, observacion }) =>
    `${nombre_enteGestor}: ${estado}, afiliación del ${mostrarFecha(fecha_inicio)}. ${observacion}`.trim(),
  );
  return [
    ['Cobertura al emitirse', cubierta ? 'TIENE cobertura vigente' : 'NO TIENE cobertura vigente'],
    ['Afiliaciones al emitirse', ...filas],
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

export function contar(juicio: Juicio): void {
  const { autentico, mensaje, falla, firma, certificado } = juicio;
  const resultado = parte('resultado', HTMLDivElement);
  resultado.textContent = '';
  if (falla !== null) resultado.append(nuevo('p', falla, 'veredicto nota'));
  resultado.append(nuevo('p', mensaje, `veredicto ${autentico === null ? 'nota' : autentico ? 'bueno' : 'malo'}`));
  if (certificado !== null) resultado.append(nuevo('p', COMPARE));
  resultado.append(lista([...datosDe(juicio), ...(certificado === null ? [] : certificadoEn(certificado))]));
  if (firma !== null) resultado.append(nuevo('p', firma.texto, `firma ${firma.tono}`));
  resultado.setAttribute('aria-busy', 'false');
}

export function pedirCodigo(): void {
  const resultado = parte('resultado', HTMLDivElement);
  resultado.textContent = '';
  resultado.append(nuevo('p', SIN_CODIGO));
  resultado.setAttribute('aria-busy', 'false');
  parte('codigo', HTMLInputElement).focus();
}
