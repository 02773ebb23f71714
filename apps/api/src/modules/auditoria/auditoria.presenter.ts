import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { NOMBRES_DE_HECHOS } from '@sgpa/domain/asegurado/historia';
import { describirAccion, describirRecurso } from '@sgpa/domain/auditoria/acciones';
import { accionDeFila } from '@sgpa/domain/auditoria/lecturas';
import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Json } from '../../db/db.generated.ts';
import type { FilaLeida } from './lectura.queries.ts';
import { mostradasEn, type Sujetos } from './sujetos.ts';

/** These fields of the trail have no name elsewhere. */
const OTROS: Readonly<Record<string, string>> = {
  afiliaciones: 'Afiliaciones mostradas',
  novedades: 'Novedades mostradas',
  codigo: 'Código de respuesta',
  detalle: 'Detalle',
  decision: 'Decisión',
  estado: 'Estado',
  estados: 'Estados',
  fallecido: 'Fallecido',
  fallos: 'Intentos fallidos',
  fecha_defuncion: 'Fecha de defunción',
  defuncion_confirmada_por: 'Defunción confirmada por',
  fuente: 'Fuente',
  numeroDocumento: 'Número de documento',
  persona: 'Persona',
  registros: 'Registros',
  resultado: 'Resultado',
  secuencial: 'Número del certificado',
  total: 'Total',
};

/** Without a given name, `numero_documento` and `numeroDocumento` are both read 'Numero documento'. */
function nombreDeCampo(campo: string): string {
  const dado = NOMBRES_DE_HECHOS[campo] ?? OTROS[campo];
  if (dado !== undefined) return dado;
  const palabras = campo
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return palabras.charAt(0).toUpperCase() + palabras.slice(1);
}

const MAXIMO = 300;

const cortado = (texto: string): string => (texto.length > MAXIMO ? `${texto.slice(0, MAXIMO)}…` : texto);

/** Shows a value in plain words; an object or a list is shown as it is written. */
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

/** A record's parts, like the person of an affiliation, are told field by field too. */
const aplanado = (dicho: Dicho, prefijo = ''): [string, Json | undefined][] =>
  Object.entries(dicho).flatMap(([campo, valor]): [string, Json | undefined][] =>
    typeof valor === 'object' && valor !== null && !Array.isArray(valor) && prefijo === ''
      ? aplanado(valor, `${nombreDeCampo(campo)}: `)
      : [[`${prefijo}${nombreDeCampo(campo)}`, valor]],
  );

function cambiosDe(antes: Json | null, despues: Json | null): FilaDeAuditoria['cambios'] {
  const [previo, nuevo] = [new Map(aplanado(comoDatos(antes))), new Map(aplanado(comoDatos(despues)))];
  return [...new Set([...previo.keys(), ...nuevo.keys()])]
    .map((campo) => ({ campo, antes: decir(previo.get(campo)), despues: decir(nuevo.get(campo)) }))
    .filter((cambio) => cambio.antes !== cambio.despues);
}

/** Tells whom the row showed, by name where names were asked for. */
function decirMostradas(fila: FilaLeida, sujetos: Sujetos | null): FilaDeAuditoria['cambios'] {
  const ids = mostradasEn(fila);
  if (ids.length === 0) return [];
  const nombres = ids.flatMap((id) => sujetos?.nombre(id) ?? []);
  const resto = ids.length - nombres.length;
  const dichas = [...nombres, ...(resto > 0 ? [nombres.length > 0 ? `y ${resto} más` : String(resto)] : [])];
  return [{ campo: 'Personas mostradas', antes: null, despues: dichas.join('; ') }];
}

const sinMostradas = (despues: Json | null): Json | null => {
  if (typeof despues !== 'object' || despues === null || Array.isArray(despues)) return despues;
  const { afiliaciones, deCadaUna: _, ...resto } = despues;
  return Array.isArray(afiliaciones) ? resto : despues;
};

export function presentarAuditoria(fila: FilaLeida, sujetos: Sujetos | null): FilaDeAuditoria {
  const accion = accionDeFila(fila.accion, fila.antes !== null || fila.despues !== null);
  return {
    idFila: fila.id,
    cuando: horaEnLaPaz(fila.ocurrido_en),
    accion,
    descripcion: describirAccion(accion),
    usuario: fila.usuario,
    nombreUsuario: fila.usuario === null ? null : fila.nombre_usuario,
    enteUsuario: fila.ente_usuario,
    ente: fila.ente,
    recurso: fila.recurso === null ? null : describirRecurso(fila.recurso),
    idRecurso: fila.id_recurso,
    ip: fila.ip,
    idSolicitud: fila.id_solicitud,
    sujeto: sujetos?.de(fila) ?? null,
    cambios: [...cambiosDe(fila.antes, sinMostradas(fila.despues)), ...decirMostradas(fila, sujetos)],
  };
}

/** The query reads one row more than the page shows, which tells whether another page follows. */
export function presentarPagina(filas: readonly FilaLeida[], limite: number, sujetos: Sujetos | null) {
  const propias = filas.slice(0, limite);
  return {
    datos: propias.map((fila) => presentarAuditoria(fila, sujetos)),
    siguiente: filas.length > limite ? (propias.at(-1)?.lugar ?? null) : null,
  };
}
