import { type CodigoEstado, ESTADO, ESTADOS, leerCodigoEstado } from '@sgpa/domain/cobertura/estados';
import { NOMBRES_DE_LISTAS, tituloDeLista } from '@sgpa/domain/parametro/listas';
import { estaVigente, type Vigencia } from '@sgpa/domain/parametro/vigencia';
import { CLASES_DOCUMENTO } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Valores } from './ayuda.queries.ts';

interface Valor {
  /** The id is the database's; null where the value has only its code. */
  id: number | null;
  codigo: string;
  nombre: string;
  sigla: string;
  /** The detail says what the value belongs to, or what it means. */
  detalle: string;
  /** A value that is no longer in force is not offered; records that have it keep it. */
  vigente: boolean;
}

export interface ListaDelCatalogo {
  grupo: string;
  titulo: string;
  encabezadoDetalle: string;
  valores: readonly Valor[];
}

/** A group that no screen maintains is shown by its own name, so that it appears as soon as the database has it. */
function tituloDe(grupo: string): string {
  const lista = NOMBRES_DE_LISTAS.find((una) => una === grupo);
  return lista === undefined ? grupo : tituloDeLista(lista);
}

/** The states belong to the program and not to the database: nobody changes them without changing rules. */
const SIGNIFICADOS: Readonly<Record<CodigoEstado, string>> = {
  [ESTADO.ACTIVO]: 'Con cobertura',
  [ESTADO.BAJA_FUTURA]: 'Con cobertura y baja registrada a una fecha por venir',
  [ESTADO.AMPLIACION]: 'Cobertura ampliada hasta una fecha',
  [ESTADO.CESANTIA]: 'Dejó el trabajo; con cobertura hasta el fin de la cesantía',
  [ESTADO.INACTIVO]: 'Cobertura terminada',
  [ESTADO.INHABILITADO]: 'El derecho terminó con el del titular, por su propia baja o por revisión',
  [ESTADO.DERECHOHABIENTE]: 'Beneficiario con derecho propio',
  [ESTADO.REVISION]: 'En revisión por la autoridad',
};

const lista = (
  grupo: string,
  titulo: string,
  encabezadoDetalle: string,
  valores: readonly Partial<Valor>[],
): ListaDelCatalogo => ({
  grupo,
  titulo,
  encabezadoDetalle,
  valores: valores.map((valor) => ({
    id: null,
    codigo: '',
    nombre: '',
    sigla: '',
    detalle: '',
    vigente: true,
    ...valor,
  })),
});

/** Gives every list of the catalogue, in the order in which the page shows them. */
export function listasDelCatalogo(leidos: Valores, hoy: FechaCivil): ListaDelCatalogo[] {
  const { parametricas, departamentos, municipios, entes, establecimientos, entidades } = leidos;
  const conVigencia = <T extends Vigencia>({ vigente_desde, vigente_hasta, ...valor }: T) => ({
    ...valor,
    vigente: estaVigente({ vigente_desde, vigente_hasta }, hoy),
  });
  const grupos = [...new Set(parametricas.map(({ grupo }) => grupo))];
  return [
    lista(
      'ESTADO_AFILIACION',
      'Estados de la afiliación',
      'Significado y grupo',
      ESTADOS.map(({ codigo, nombre, grupo }) => ({
        codigo: String(codigo),
        nombre,
        detalle: `${SIGNIFICADOS[leerCodigoEstado(codigo)]} (${grupo})`,
      })),
    ),
    lista(
      'CLASE_DOCUMENTO',
      'Clases de documento de identidad',
      'En los servicios',
      CLASES_DOCUMENTO.map(({ codigo, nombre, tipoDoc }) => ({ codigo, nombre, detalle: `tipo_doc ${tipoDoc}` })),
    ),
    ...grupos.map((grupo) =>
      lista(grupo, tituloDe(grupo), '', parametricas.filter((p) => p.grupo === grupo).map(conVigencia)),
    ),
    lista('ENTIDAD_FIJA', 'Entidades de los asegurados sin empleador', '', entidades),
    lista(
      'ENTE_GESTOR',
      'Entes gestores',
      '',
      entes.map(conVigencia).map((ente) => ({ ...ente, codigo: String(ente.id) })),
    ),
    lista('DEPARTAMENTO', 'Departamentos', '', departamentos),
    lista(
      'MUNICIPIO',
      'Municipios (código INE)',
      'Departamento y provincia',
      municipios.map(({ departamento, provincia, ...m }) => ({ ...m, detalle: `${departamento}, ${provincia}` })),
    ),
    lista(
      'ESTABLECIMIENTO',
      'Establecimientos de salud (código RUES)',
      'Ente gestor y departamento',
      establecimientos
        .map(conVigencia)
        .map(({ ente, departamento, ...e }) => ({ ...e, detalle: `${ente}, ${departamento}` })),
    ),
  ];
}
