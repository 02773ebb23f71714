import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { describirAccion, describirRecurso } from '@sgpa/domain/auditoria/acciones';
import { nombreDeCampo } from '@sgpa/domain/auditoria/campos';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Json } from '../../db/db.generated.ts';
import type { FilaLeida } from './lectura.queries.ts';

const MAXIMO = 300;

const cortado = (texto: string): string => (texto.length > MAXIMO ? `${texto.slice(0, MAXIMO)}…` : texto);

/** In plain words; what is made of several things, as it is written. */
function decir(valor: Json | undefined): string | null {
  if (valor === null || valor === undefined || valor === '') return null;
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (Array.isArray(valor))
    return valor.length === 0 ? null : cortado(valor.map((uno) => decir(uno) ?? '—').join(', '));
  return cortado(typeof valor === 'object' ? JSON.stringify(valor) : String(valor));
}

type Dicho = Record<string, Json | undefined>;

const comoDatos = (valor: Json | null): Dicho =>
  valor === null ? {} : typeof valor === 'object' && !Array.isArray(valor) ? valor : { valor };

/** Parts of a record, as the person of an affiliation, are told field by field too. */
const aplanado = (dicho: Dicho, prefijo = ''): [string, Json | undefined][] =>
  Object.entries(dicho).flatMap(([campo, valor]): [string, Json | undefined][] =>
    typeof valor === 'object' && valor !== null && !Array.isArray(valor) && prefijo === ''
      ? aplanado(valor, `${nombreDeCampo(campo)}: `)
      : [[`${prefijo}${nombreDeCampo(campo)}`, valor]],
  );

/** What was and what is, of each field in which they differ. */
function cambiosDe(antes: Json | null, despues: Json | null): FilaDeAuditoria['cambios'] {
  const [previo, nuevo] = [new Map(aplanado(comoDatos(antes))), new Map(aplanado(comoDatos(despues)))];
  return [...new Set([...previo.keys(), ...nuevo.keys()])]
    .map((campo) => ({ campo, antes: decir(previo.get(campo)), despues: decir(nuevo.get(campo)) }))
    .filter((cambio) => cambio.antes !== cambio.despues);
}

export const presentarAuditoria = (fila: FilaLeida): FilaDeAuditoria => ({
  idFila: fila.id,
  cuando: horaEnLaPaz(fila.ocurrido_en),
  accion: fila.accion,
  descripcion: describirAccion(fila.accion),
  usuario: fila.usuario,
  nombreUsuario: fila.usuario === null ? null : fila.nombre_usuario,
  enteUsuario: fila.ente_usuario,
  ente: fila.ente,
  recurso: fila.recurso === null ? null : describirRecurso(fila.recurso),
  idRecurso: fila.id_recurso,
  ip: fila.ip,
  idSolicitud: fila.id_solicitud,
  cambios: cambiosDe(fila.antes, fila.despues),
});

/** One row more than the page was asked for: whether there is another page. */
export function presentarPagina(filas: readonly FilaLeida[], limite: number) {
  const propias = filas.slice(0, limite);
  return {
    datos: propias.map(presentarAuditoria),
    siguiente: filas.length > limite ? (propias.at(-1)?.lugar ?? null) : null,
  };
}
