import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { type HechosDeAlta, hechosDeAlta } from '@sgpa/domain/cobertura/registro';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { campoInvalido, comoProblemasDeCampos, Rechazo } from '@sgpa/domain/errors/rechazo';
import { revisarFechaAfiliacion } from '@sgpa/domain/shared/campos-fecha';
import { diaDe, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdEntidad, IdPersona } from '@sgpa/domain/shared/ids';
import { porQueNadiePasa } from '@sgpa/domain/titular/familia-que-pasa';
import { dudaDeComienzo } from '@sgpa/domain/titular/fecha-plausible';
import { revisarPaso3 } from '@sgpa/domain/titular/registro-titular';
import { tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import type { Insertable } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Deps } from '../../deps.ts';
import type { DeEmpleo, DelEnte } from '../afiliacion/cambios.queries.ts';
import {
  idTipoAsegurado,
  resolverDelEnte,
  resolverEmpleo,
  revisarTipoYCodigo,
} from '../afiliacion/datos-del-formulario.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { entidadParaAfiliar } from '../catalogo/entidad.service.ts';
import { exigirEnteVigente } from '../catalogo/vigencia.ts';
import { resolverContacto } from '../persona/contacto.ts';
import type { FichaPersona } from '../persona/ficha.queries.ts';
import { prepararFoto } from '../persona/foto.ts';

type AccionRegistro = Extract<
  ClaveOperacion,
  'registro-titular' | 'registro-titular-lista' | 'registro-fallecido' | 'registro-beneficiario'
>;

/** Every code of a new affiliation was found and every rule of its form held; the person is not part of it. */
export interface Alta {
  accion: AccionRegistro;
  idEnteGestor: IdEnteGestor;
  idEntidad: IdEntidad;
  idTipoAsegurado: number;
  idPersonaTitular?: IdPersona;
  ficha: FichaPersona;
  /** The identity service's photo serves where the entity has none yet. */
  fotoInicial: Buffer | null;
  hechos: HechosDeAlta;
  /** An affiliation with a doubtful first day is saved as observed, with this text. */
  duda?: string | null;
  /** Beneficiaries of a former job may go over to a holder's new one. */
  pasaFamilia?: boolean;
  /** The request names these of them; absent, all who may go over do. */
  beneficiariosQuePasan?: readonly IdAfiliacion[] | undefined;
  /** The use case's own check of the person's other records, once the person is locked; it throws. */
  exigir?(registros: readonly RegistroPersona[], hoy: FechaCivil): void;
  resto: DelEnte &
    Partial<DeEmpleo> &
    Pick<Insertable<Afiliacion>, 'id_titular' | 'id_parentesco' | 'id_motivo_baja' | 'condicion' | 'condicion_hasta'>;
}

/** The use case that registers, and what it found wrong itself. */
interface CasoDeAlta {
  accion: Exclude<Alta['accion'], 'registro-beneficiario'>;
  /** Problems that were found before are told together with the rest. */
  problemas?: readonly DetalleDeCampo[];
}

/** A holder's affiliation names the employer by its code. */
export interface AltaDeTitular extends Alta {
  codigoEntidad: string;
}

/** Only the authority chooses the managing entity; everybody else registers in their own. */
function enteDelRegistro({ usuario, alcance }: Contexto, pedido: IdEnteGestor | null | undefined): IdEnteGestor {
  if (!esRolAutoridad(usuario.rol)) {
    if (pedido != null && pedido !== usuario.idEnteGestor) throw new Rechazo('SIN_PERMISO');
    return usuario.idEnteGestor;
  }
  if (pedido == null || !alcance.entes.includes(pedido) || pedido === usuario.idEnteGestor) {
    throw campoInvalido('id_ente_gestor', 'Debe elegir el ente gestor.');
  }
  return pedido;
}

/** Finds the codes and checks the rules of a holder's registration. The list's panel sends no employment data. */
export async function prepararAlta(
  deps: Pick<Deps, 'db' | 'dbIngreso' | 'ovt' | 'clock'>,
  contexto: Contexto,
  { codigo_entidad, id_ente_gestor, beneficiarios_que_pasan, data: [item] }: PedidoRegistro,
  hoy: FechaCivil,
  { accion, problemas: previos = [] }: CasoDeAlta,
): Promise<AltaDeTitular> {
  const { persona, afiliacion, empleador } = item;
  const { rol } = contexto.usuario;
  const desdeLista = accion === 'registro-titular-lista';
  const idEnteGestor = enteDelRegistro(contexto, id_ente_gestor);
  const fechaAfiliacion = diaDe(afiliacion.fecha_inicio);
  const { tipo, problemas: deTipo } = revisarTipoYCodigo(afiliacion.tipo_asegurado, codigo_entidad, {
    rol,
    desdeLista,
  });
  const limites = { hoy, nacimiento: persona.fecha_nacimiento };
  const deFormulario = revisarPaso3(
    {
      ...persona,
      fecha_inicio: fechaAfiliacion,
      tipo_asegurado: tipo,
      codigo_entidad,
      // The wire has one code, with its type in front; the form asks for both.
      tipo_codigo: codigo_entidad,
      fecha_ingreso_trabajo: empleador.fecha_ingreso_trabajo,
    },
    { ...limites, seccionesOcultas: desdeLista || tipoForzadoPorRol(rol) !== null },
  );
  // What the browser fills in by itself is checked as well, since a caller may send anything.
  const fecha_inicio = revisarFechaAfiliacion(fechaAfiliacion, limites);
  if (fecha_inicio !== null) deFormulario.fecha_inicio = fecha_inicio;
  const problemas = [...previos, ...deTipo, ...comoProblemasDeCampos(deFormulario)];
  // What the form takes from the lists is looked at as they are on this day.
  const listas = { db: deps.db, hoy };
  await exigirEnteVigente(listas, idEnteGestor);
  const ficha = await resolverContacto(listas, 'persona', persona, problemas);
  const delEnte = await resolverDelEnte(listas, idEnteGestor, afiliacion, problemas);
  const empleo = await resolverEmpleo(deps.db, empleador, problemas);
  const idTipo = await idTipoAsegurado(deps.db, tipo);
  if (problemas.length > 0 || idTipo === null) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
  const foto = await prepararFoto(persona.foto_persona);
  const { idEntidad, codigo: codigoEntidad } = await entidadParaAfiliar(deps, contexto, codigo_entidad, hoy);
  return {
    accion,
    idEnteGestor,
    idEntidad,
    codigoEntidad,
    idTipoAsegurado: idTipo,
    ficha: { ...ficha, foto },
    fotoInicial: null,
    hechos: hechosDeAlta('TITULAR', fechaAfiliacion),
    duda: dudaDeComienzo({
      tipo,
      fecha_afiliacion: fechaAfiliacion,
      nacimiento: persona.fecha_nacimiento ?? null,
      hoy,
    }),
    pasaFamilia: porQueNadiePasa(tipo, puede(rol, 'registro-beneficiario')) === null,
    beneficiariosQuePasan: beneficiarios_que_pasan,
    resto: { ...delEnte, ...empleo },
  };
}
