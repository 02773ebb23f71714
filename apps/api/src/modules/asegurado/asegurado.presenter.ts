import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import type { FilaAsegurado as FilaWire } from '@sgpa/contract/v1/lista-asegurados';
import { accionesDeFila } from '@sgpa/domain/asegurado/acciones-fila';
import { leerCondicion } from '@sgpa/domain/beneficiario/condicion';
import { impideBeneficiarios } from '@sgpa/domain/beneficiario/titular';
import { estaCubierto, estadoEn, finDeCobertura, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import {
  type CodigoEstado,
  ESTADO,
  estadoDe,
  fechaDeEstadoEnDetalle,
  fechaDeEstadoEnLista,
  leerCodigoEstado,
} from '@sgpa/domain/cobertura/estados';
import type { AccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { fotoComoUrl, presentarPersona } from '../persona/persona.presenter.ts';
import type { FilaBeneficiario, FilaDetalle, FilaFicha, FilaLista } from './asegurado.queries.ts';

interface EstadoPresentado {
  codigo: CodigoEstado;
  descripcion: string;
  fecha_afiliacion: FechaCivil;
  fecha_baja: FechaCivil | null;
  fecha_cesantia: FechaCivil | null;
  fecha_ampliacion: FechaCivil | null;
}

/** Lists what the role may do with a row in this state; the server refuses the rest. */
const accionesDe = (
  { tipo_asegurado, ...fila }: Pick<FilaLista, 'tipo' | 'tipo_asegurado' | 'fallecido' | 'fin_por_edad' | 'condicion'>,
  estado: number,
  rol: string,
): AccionDeFila[] => accionesDeFila({ ...fila, estado, tipoAsegurado: tipo_asegurado, rol });

/** The state is computed for `hoy`, so that a late job never shows a wrong right. */
function presentarEstado(h: HechosAfiliacion & { fecha_afiliacion: FechaCivil }, hoy: FechaCivil): EstadoPresentado {
  const codigo = leerCodigoEstado(estadoEn(h, hoy));
  return {
    codigo,
    descripcion: estadoDe(codigo).nombre,
    fecha_afiliacion: h.fecha_afiliacion,
    fecha_baja: h.fecha_baja,
    fecha_cesantia: h.fecha_cesantia,
    fecha_ampliacion: h.fecha_ampliacion,
  };
}

/** Presents a row of the list (document 2 §3 Affiliate list row). */
export function presentarFila(fila: FilaLista, rol: string, hoy: FechaCivil, porEdad = false): FilaWire {
  const estado = presentarEstado(fila, hoy);
  const { titular } = fila;
  return {
    idAfiliadoEnteGestor: fila.id,
    ...presentarPersona(fila, hoy),
    estado,
    fecha_estado: fechaDeEstadoEnLista({ ...fila, estado: estado.codigo }),
    ...(porEdad && { fin_por_edad: fila.fin_por_edad }),
    codigo_entidad: fila.codigo_entidad,
    nombre_entidad: fila.nombre_entidad,
    tipo_asegurado: fila.tipo_asegurado,
    fallecido: fila.fallecido,
    saneado: fila.saneado,
    tipo_documento_titular: titular?.tipo_documento ?? null,
    numero_documento_titular: titular?.numero_documento ?? null,
    complemento_documento_titular: titular?.complemento ?? null,
    doc_titular: titular ? unirDocumento(titular.numero_documento, titular.complemento) : null,
    estado_titular: titular ? estadoDe(estadoEn(titular, hoy)).nombre : null,
    fecha_nacimiento_titular: titular?.fecha_nacimiento ?? null,
    codigo_entidad_titular: titular?.codigo_entidad ?? null,
    fecha_afiliacion_titular: titular?.fecha_afiliacion ?? null,
    parentesco_titular: fila.parentesco,
    id_ente_gestor: fila.id_ente_gestor,
    siglaDptoEnteGestor: fila.sigla_departamento,
    siglaEnteGestor: fila.sigla_ente,
    siglaGenero: fila.sigla_genero ?? '',
    usuario_creacion: fila.usuario_creacion ?? '',
    acciones_permitidas: accionesDe(fila, estado.codigo, rol),
    version: fila.version,
  };
}

/** Gives what names an affiliation in its actions, and what may be done with it on `hoy`. */
const presentarClave = (a: FilaDetalle | FilaBeneficiario, estado: number, rol: string) => ({
  idAfiliadoEnteGestor: a.id,
  id_ente_gestor: a.id_ente_gestor,
  version: a.version,
  tipo_documento: a.tipo_documento,
  numero_documento: a.numero_documento,
  complemento_documento: a.complemento,
  codigo_entidad: a.codigo_entidad,
  fecha_afiliacion: a.fecha_afiliacion,
  acciones_permitidas: accionesDe(a, estado, rol),
});

/** Gives the first day without the right to whoever has lost it. */
function fechaInhabilitado(b: FilaBeneficiario, estado: number): FechaCivil | null {
  if (estado !== ESTADO.INHABILITADO) return null;
  const fin = finDeCobertura(b);
  return fin === null ? b.fecha_baja : sumarDias(fin, 1);
}

function presentarBeneficiario(b: FilaBeneficiario, rol: string, hoy: FechaCivil): BeneficiarioDetalle {
  const estado = leerCodigoEstado(estadoEn(b, hoy));
  return {
    ...presentarClave(b, estado, rol),
    documento: unirDocumento(b.numero_documento, b.complemento),
    nombres: b.nombres,
    primer_apellido: b.primer_apellido,
    segundo_apellido: b.segundo_apellido,
    fecha_nacimiento: b.fecha_nacimiento,
    tipo_parentesco: b.parentesco,
    estado: estadoDe(estado).nombre,
    fecha_estado: fechaDeEstadoEnDetalle({ ...b, estado }),
    codigo_estado: estado,
    tipo_asegurado: b.tipo_asegurado,
    fallecido: b.fallecido,
    fecha_baja: b.fecha_baja,
    fecha_cesantia: b.fecha_cesantia,
    fecha_ampliacion: b.fecha_ampliacion,
    fecha_inhabilitado: fechaInhabilitado(b, estado),
    fecha_derechohabiente: b.fecha_derechohabiente,
    fin_por_edad: b.fin_por_edad,
    condicion: leerCondicion(b.condicion),
  };
}

interface Detalle {
  titular: FilaDetalle;
  /** The person's further affiliations come with it. */
  filas: readonly FilaDetalle[];
  beneficiarios: readonly FilaBeneficiario[];
  ficha: FilaFicha | undefined;
}

/** Presents the details (document 2 §3 Detail response). */
export function presentarDetalle(
  { titular, filas, beneficiarios, ficha }: Detalle,
  rol: string,
  hoy: FechaCivil,
): DetalleAsegurado {
  const estado = presentarEstado(titular, hoy);
  return {
    titular: {
      ...presentarClave(titular, estado.codigo, rol),
      estado,
      fecha_estado: fechaDeEstadoEnDetalle({ ...titular, estado: estado.codigo }),
      impide_beneficiarios: impideBeneficiarios(titular, hoy),
    },
    resultado_persona: {
      ...presentarPersona(titular, hoy),
      fallecido: titular.fallecido,
      genero: ficha?.genero ?? titular.genero,
      estado_civil: ficha?.estado_civil ?? null,
      departamento: ficha?.departamento ?? null,
      municipio: ficha?.municipio ?? null,
      correo_electronico: ficha?.correo_electronico ?? null,
      telefono_domicilio: ficha?.telefono_domicilio ?? null,
      telefono_movil: ficha?.telefono_movil ?? null,
      direccion: ficha?.direccion ?? null,
      foto_persona: fotoComoUrl(ficha?.foto ?? null),
    },
    persona_asegurada: filas.some((fila) => estaCubierto(fila, hoy)),
    ente_gestor: filas.map((fila) => ({
      idAfiliadoEnteGestor: fila.id,
      fecha_afiliacion: fila.fecha_afiliacion,
      ente_gestor: fila.ente_gestor,
      sigla: fila.sigla_ente,
      entidad: fila.nombre_entidad,
      codigo_entidad: fila.codigo_entidad,
      tipo_asegurado: fila.tipo_asegurado,
      matricula: fila.matricula,
      establecimiento: fila.establecimiento,
      estado: presentarEstado(fila, hoy),
      hasta: finDeCobertura(fila),
      motivo_baja: fila.motivo_baja,
      siguiente: fila.siguiente,
      beneficiarios: beneficiarios
        .filter((b) => b.id_titular === fila.id)
        .map((b) => presentarBeneficiario(b, rol, hoy)),
    })),
  };
}

/** Presents a record of the query (document 1 §3 Insured-database query, result). */
export function presentarRegistro(fila: RegistroPersona, hoy: FechaCivil): RegistroAsegurado {
  const estado = estadoEn(fila, hoy);
  return {
    ente_gestor: fila.ente_gestor,
    nombre_entidad: fila.nombre_entidad,
    tipo_asegurado: fila.tipo_asegurado,
    categoria: fila.tipo,
    estado: estadoDe(estado).nombre,
    fecha_estado: fechaDeEstadoEnDetalle({ ...fila, estado }),
    fecha_afiliacion: fila.fecha_afiliacion,
    nombreCompleto: apellidosYNombre(fila),
    documentoIdentidad: unirDocumento(fila.numero_documento, fila.complemento),
    fecha_nacimiento: fila.fecha_nacimiento,
    fallecido: fila.fallecido,
  };
}

/** A beneficiary's row also tells of its holder, whose affiliation is given too. */
export const quienesDe = (filas: readonly Pick<FilaLista, 'id' | 'id_titular'>[]): (number | null)[] =>
  filas.flatMap(({ id, id_titular }) => [id, id_titular]);
