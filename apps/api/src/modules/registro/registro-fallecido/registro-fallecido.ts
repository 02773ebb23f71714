import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import type { ItemRegistro, PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import { confirmanteDe } from '@sgpa/domain/cobertura/palabra-defuncion';
import { altaDeFallecido } from '@sgpa/domain/cobertura/registro';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { comoProblemasDeCampos, Rechazo } from '@sgpa/domain/errors/rechazo';
import { estaVacio } from '@sgpa/domain/shared/campos';
import { diaDe, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { titularesVigentes } from '@sgpa/domain/titular/doble-afiliacion';
import {
  exigirDefuncion,
  revisarDefuncion,
  revisarIdentidad,
  textoTitularVigente,
  titularVigenteEn,
} from '@sgpa/domain/titular/registro-fallecido';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { PersonaSegip } from '../../../integrations/segip/port.ts';
import type { Operacion } from '../../../operacion.ts';
import type { RegistroPersona } from '../../afiliacion/registros-de-persona.queries.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { esFallecidoSinIdentidad, type PersonaIdentificada } from '../../persona/identidad.ts';
import { guardarPdf, prepararPdf } from '../../persona/pdf-recibido.ts';
import { tomarOCrearComoConsta } from '../../persona/persona.queries.ts';
import type { PersonaReconocida } from '../../persona/una-persona.ts';
import { escribirAlta } from '../escribir-alta.ts';
import { guardarRegistro } from '../guardar-registro.ts';
import { type AltaDeTitular, prepararAlta } from '../preparar-alta.ts';
import { conDetalle, terminarLoDemas } from './arrastre.ts';

interface AltaFallecido extends AltaDeTitular {
  defuncion: { fecha: FechaCivil | null; numero: string | null; certificado: Buffer | null };
}

/** Prepares the form and what was given of the death; the identity service's answer tells what is required. */
async function preparar(
  deps: Pick<Deps, 'db' | 'dbIngreso' | 'ovt' | 'clock'>,
  contexto: Contexto,
  pedido: PedidoRegistro,
  { persona, afiliacion }: ItemRegistro,
  hoy: FechaCivil,
): Promise<AltaFallecido> {
  const limites = { hoy, nacimiento: persona.fecha_nacimiento, afiliacion: diaDe(afiliacion.fecha_inicio) };
  const problemas = comoProblemasDeCampos(revisarDefuncion(persona, limites), 'persona.');
  const alta = await prepararAlta(deps, contexto, pedido, hoy, { accion: 'registro-fallecido', problemas });
  const fecha = persona.fecha_defuncion ?? null;
  const certificado = persona.certificado_defuncion ?? '';
  return {
    ...alta,
    // If nobody tells the day, the cover ends now, like everything else that the person has (`efectoDeDefuncion`).
    hechos: altaDeFallecido(alta.hechos.fecha_afiliacion, fecha ?? hoy),
    resto: { ...alta.resto, id_motivo_baja: MOTIVO_DEFUNCION },
    exigir: exigirSinTitular({ id_ente_gestor: alta.idEnteGestor, codigo_entidad: alta.codigoEntidad }),
    defuncion: {
      fecha,
      numero: (persona.numero_certificado_defuncion ?? '').trim() || null,
      certificado: estaVacio(certificado) ? null : await prepararPdf(certificado, 'El certificado de defunción'),
    },
  };
}

const enMayusculas = (texto: string | null | undefined): string => (texto ?? '').trim().toUpperCase();

/** Takes the identity service's word, or the operator's where it holds none; one it calls alive is dead by paper. */
function identificar({ codigo, persona: hallada }: PersonaIdentificada, { persona }: ItemRegistro): PersonaSegip {
  const sinIdentidad = esFallecidoSinIdentidad(hallada);
  const faltan = { ...exigirDefuncion(persona, codigo), ...(sinIdentidad ? revisarIdentidad(persona) : {}) };
  const problemas = comoProblemasDeCampos(faltan, 'persona.');
  if (problemas.length > 0) throw new Rechazo('SOLICITUD_INVALIDA', {}, problemas);
  if (!sinIdentidad) return hallada;
  return {
    ...hallada,
    nombres: enMayusculas(persona.nombres),
    primerApellido: enMayusculas(persona.primer_apellido),
    segundoApellido: enMayusculas(persona.segundo_apellido),
    fechaNacimiento: persona.fecha_nacimiento,
  };
}

/** Refuses in step 3 what step 1 warned of. */
const exigirSinTitular =
  (lugar: { id_ente_gestor: IdEnteGestor; codigo_entidad: string }) =>
  (registros: readonly RegistroPersona[], hoy: FechaCivil): void => {
    const vigente = titularVigenteEn(titularesVigentes(registros, [lugar.id_ente_gestor], hoy), lugar);
    if (vigente === undefined) return;
    const razon = textoTitularVigente({ ...vigente, desde: vigente.fecha_afiliacion });
    throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  };

async function escribir(op: Operacion, alta: AltaFallecido, persona: PersonaReconocida) {
  const { contexto } = op;
  const { fecha, numero, certificado } = alta.defuncion;
  const confirma = confirmanteDe({ segip: persona.fallecido, autoridad: esRolAutoridad(contexto.usuario.rol) });
  const { respuesta, escrita } = await escribirAlta(op, alta, persona, tomarOCrearComoConsta);
  const claves = { id_persona: escrita.idPersona, id_ente_gestor: alta.idEnteGestor };
  if (certificado !== null)
    await guardarPdf(op, { ...claves, clase: 'CERTIFICADO_DEFUNCION', numero, fecha, contenido: certificado });
  const muerte = { fecha, numeroCertificado: numero, confirma };
  return conDetalle(respuesta, await terminarLoDemas(op, claves, muerte, escrita));
}

/** Saves a holder who died (document 2 §2 Step 3 forms): INACTIVO, marked, with the certificate beside the row. */
export async function registrarFallecido(
  deps: Pick<Deps, 'db' | 'clock' | 'dbIngreso' | 'segip' | 'ovt'>,
  contexto: Contexto,
  pedido: PedidoRegistro,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> {
  if (!puede(contexto.usuario.rol, 'registro-fallecido')) throw new Rechazo('SIN_PERMISO');
  const [item] = pedido.data;
  return guardarRegistro(deps, contexto, intencion, {
    persona: item.persona,
    admiteFallecidos: true,
    preparar: ({ hoy }) => preparar(deps, contexto, pedido, item, hoy),
    completar: (hallada) => identificar(hallada, item),
    escribir,
  });
}
