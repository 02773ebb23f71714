/** The palette offers persons, what may be done with the chosen one, and the pages of the menu. */
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { ACCIONES_DE_FILA, type AccionDeFila, reglaDeAccion } from '@sgpa/domain/cuenta/acciones';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import { tipoDe } from '../asegurado/fila.ts';
import { apellidosYNombre } from '../persona/identidad.ts';

interface Comun {
  id: string;
  grupo: string;
  texto: string;
  detalle?: string;
}
export type Opcion =
  | (Comun & { de: 'persona'; fila: FilaAsegurado })
  | (Comun & { de: 'accion'; accion: AccionDeFila; fila: FilaAsegurado })
  | (Comun & { de: 'pagina'; url: string });

export const documentoDe = ({ numero_documento, complemento_documento }: FilaAsegurado): string =>
  unirDocumento(numero_documento, complemento_documento);

export function opcionDePersona(fila: FilaAsegurado, grupo: string): Opcion {
  const tipo = tipoDe(fila) === 'TITULAR' ? 'Titular' : 'Beneficiario';
  return {
    de: 'persona',
    id: `persona-${fila.idAfiliadoEnteGestor}`,
    grupo,
    texto: apellidosYNombre(fila),
    detalle: [`CI ${documentoDe(fila)}`, tipo, fila.estado.descripcion, fila.nombre_entidad].join(' · '),
    fila,
  };
}

/** Matches when each typed word begins one of its words. */
function casa(texto: string, escrito: string): boolean {
  const palabras = normalizarNombre(texto).split(' ');
  return normalizarNombre(escrito)
    .split(' ')
    .every((buscada) => palabras.some((palabra) => palabra.startsWith(buscada)));
}

/** Lists what the server offers for the row, to this role and in this state, in the order of the buttons. */
export const opcionesDeAccion = (fila: FilaAsegurado, escrito: string): Opcion[] =>
  ACCIONES_DE_FILA.filter((accion) => reglaDeAccion(accion).tipos.includes(tipoDe(fila)))
    .filter((accion) => fila.acciones_permitidas.includes(accion))
    .map((accion) => ({ accion, texto: reglaDeAccion(accion).nombre }))
    .filter(({ texto }) => casa(texto, escrito))
    .map(({ accion, texto }) => ({ de: 'accion', id: accion, grupo: 'Acciones', texto, accion, fila }));

export const opcionesDePagina = (menu: readonly ItemMenu[], escrito: string): Opcion[] =>
  menu
    .flatMap((item) => (item.items?.length ? item.items : [item]))
    .filter(({ titulo, url }) => url !== '' && casa(titulo, escrito))
    .map(({ titulo, url }) => ({ de: 'pagina', id: url, grupo: 'Ir a', texto: titulo, url }));
