import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import {
  type Formato,
  TITULOS_DE_DETALLE,
  type TituloDeLista,
  titulosDeLista,
} from '@sgpa/domain/asegurado/exportacion-asegurados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { conAlcance } from '../../../db/alcance.ts';
import { codigoSql } from '../../../db/restricciones.ts';
import { type Lectura, type LecturaDeps, leerPaso } from '../../../lectura.ts';
import { momentoDe } from '../../../operacion.ts';
import type { Celda } from '../../../plugins/csv.ts';
import { crearPasos } from '../../../plugins/cupo.ts';
import { anotarMostradas, auditar } from '../../auditoria/auditoria.queries.ts';
import { presentarFila, quienesDe } from '../asegurado.presenter.ts';
import { type FilaLista, filasDeLista } from '../asegurado.queries.ts';
import { tramoDeLista } from '../lista.queries.ts';

type Titulo = TituloDeLista | (typeof TITULOS_DE_DETALLE)[TipoAfiliado][number];

const siNo = (valor: boolean): string => (valor ? 'SÍ' : '');

/** Each column shows the same as the table on the screen. */
const VALOR: Record<Titulo, (fila: FilaAsegurado) => Celda> = {
  Documento: (f) => `${f.tipo_documento} ${unirDocumento(f.numero_documento, f.complemento_documento)}`,
  Edad: ({ edad }) => edad,
  Estado: ({ estado }) => estado.descripcion,
  'Entidad empleadora': ({ nombre_entidad }) => nombre_entidad,
  Nombres: (f) => [f.primer_apellido, f.segundo_apellido, f.nombres].filter((parte) => parte !== '').join(' '),
  'Fecha estado': ({ fecha_estado, fin_por_edad }) => {
    const dia = fin_por_edad ?? fecha_estado;
    return dia && { dia };
  },
  'Doc. titular': (f) => f.doc_titular && `${f.tipo_documento_titular} ${f.doc_titular}`,
  Usuario: ({ usuario_creacion }) => usuario_creacion,
  'Tipo documento': ({ tipo_documento }) => tipo_documento,
  'Número documento': ({ numero_documento }) => numero_documento,
  Complemento: ({ complemento_documento }) => complemento_documento,
  'Fecha nacimiento': ({ fecha_nacimiento }) => ({ dia: fecha_nacimiento }),
  Género: ({ siglaGenero }) => siglaGenero,
  'Código entidad': ({ codigo_entidad }) => codigo_entidad,
  'Tipo asegurado': ({ tipo_asegurado }) => tipo_asegurado,
  Fallecido: ({ fallecido }) => siNo(fallecido),
  Saneado: ({ saneado }) => siNo(saneado),
  'Ente gestor': ({ siglaEnteGestor }) => siglaEnteGestor,
  Departamento: ({ siglaDptoEnteGestor }) => siglaDptoEnteGestor,
  Parentesco: ({ parentesco_titular }) => parentesco_titular,
  'Estado titular': ({ estado_titular }) => estado_titular,
};

export const titulosDe = (tipo: TipoAfiliado, rol: string) =>
  [...titulosDeLista(tipo, rol), ...TITULOS_DE_DETALLE[tipo]] as const;

export function celdasDe(tipo: TipoAfiliado, rol: string): (fila: FilaAsegurado) => Celda[] {
  const columnas = titulosDe(tipo, rol).map((titulo) => VALOR[titulo]);
  return (fila) => columnas.map((valor) => valor(fila));
}

/** A step reads few enough rows that others are served in between. */
export const PASO = 200;
const enPaso = crearPasos();

interface Exportada {
  filtro: Parameters<typeof tramoDeLista>[0];
  formato: Formato;
  /** The end is told before the last byte goes out: who has the whole file may ask for the next one. */
  alTerminar: () => void;
}

/**
 * Reads each step in a statement and a transaction of its own with the user's scope: no snapshot or connection waits
 * for a slow reader, and the next step stops if the session ended or the account was suspended. The trail notes whom a
 * step shows before any of it goes out.
 */
async function* leidas(deps: LecturaDeps, inicio: Lectura, { filtro }: Exportada, primeras: readonly FilaLista[]) {
  let filas = primeras;
  while (filas.length > 0) {
    yield filas;
    if (filas.length < PASO) return;
    const siguiente = tramoDeLista(filtro, filas.at(-1));
    filas = await enPaso(() =>
      leerPaso(deps, inicio, async (op) => {
        const leidas = await filasDeLista(op.trx, siguiente, filtro.tipo);
        anotarMostradas(op, quienesDe(leidas));
        return leidas;
      }),
    );
  }
}

/** An error is told by its name only, since a database's message quotes values. */
const sinDatos = (error: unknown): Error =>
  new Error(`The export was interrupted: ${codigoSql(error) ?? (error instanceof Error ? error.name : 'unknown')}`);

/** Gives headings and rows of today's list as text, and audits how the export ended. */
export async function* tramosDe(
  deps: LecturaDeps,
  inicio: Lectura,
  exportada: Exportada,
  primeras: readonly FilaLista[],
): AsyncGenerator<readonly (readonly Celda[])[]> {
  const { contexto } = inicio;
  const { rol } = contexto.usuario;
  const { filtro, formato } = exportada;
  const { tipo, hoy } = filtro;
  const celdas = celdasDe(tipo, rol);
  let registros = 0;
  let completa = false;
  try {
    yield [titulosDe(tipo, rol)];
    for await (const filas of leidas(deps, inicio, exportada, primeras)) {
      registros += filas.length;
      yield filas.map((fila) => celdas(presentarFila(fila, rol, hoy, filtro.porEdad !== null)));
    }
    completa = true;
  } catch (error) {
    throw sinDatos(error);
  } finally {
    // A session that is over cannot audit the export's end; only its beginning is in the trail then.
    const anotar = conAlcance(deps.db, contexto.alcance, async (trx) =>
      auditar(
        { trx, contexto, ...momentoDe(deps.clock) },
        {
          accion: 'exportacion-asegurados',
          recurso: tipo.toLowerCase(),
          despues: { formato, registros, etapa: completa ? 'COMPLETA' : 'INTERRUMPIDA' },
        },
      ),
    );
    await anotar.catch(() => undefined);
    exportada.alTerminar();
  }
}
