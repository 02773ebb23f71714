import type { FuentePago } from '@sgpa/contract/v2/validacion-titular';
import { textoDe } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { fuenteCuenta, ultimoPeriodoPorEntidad } from '@sgpa/domain/titular/ventana-pago';
import type { Deps } from '../../deps.ts';
import type { RespuestaGestora } from '../../integrations/gestora/port.ts';
import type { RespuestaEmpleos } from '../../integrations/ovt/port.ts';
import type { RespuestaSenasir } from '../../integrations/senasir/port.ts';
import type { ConsultaPersona } from '../../integrations/shared/resultado.ts';

/** A source that did not answer says so, and hides nothing of the others (acuerdos §8). */
const noDisponible = (tipo: FuentePago['tipo']): FuentePago[] => [
  { tipo, disponible: false, mensaje: textoDe('FUENTE_NO_DISPONIBLE', { fuente: tipo }) },
];

function deOvt(respuesta: RespuestaEmpleos): FuentePago[] {
  if (!respuesta.disponible) return noDisponible('OVT');
  return respuesta.empleos.map((e) => ({
    tipo: 'OVT',
    disponible: true,
    razon_social: e.razonSocial,
    caja: e.caja,
    nit: e.nit,
    matriculaComercio: e.matriculaComercio,
    gestion: String(e.gestion),
    periodo: String(e.periodo),
    descripcion: e.descripcion,
  }));
}

function deSenasir(respuesta: RespuestaSenasir): FuentePago[] {
  if (!respuesta.disponible) return noDisponible('SENASIR');
  if (!respuesta.rentista) return [];
  return [
    {
      tipo: 'SENASIR',
      disponible: true,
      beneficio: respuesta.beneficio,
      mensaje: respuesta.mensaje,
      descripcion: 'SENASIR',
    },
  ];
}

function deGestora(respuesta: RespuestaGestora): FuentePago[] {
  if (!respuesta.disponible) return noDisponible('GESTORA');
  return respuesta.aportes.map((a) => ({
    tipo: 'GESTORA',
    disponible: true,
    numero_identificacion: a.numeroIdentificacion,
    tipo_entidad: a.tipoEntidad,
    razon_social: a.entidadEmpleadora,
    gestion: a.periodo.slice(0, 4),
    periodo: a.periodo.slice(5, 7),
  }));
}

/** Asks the three payment sources at once; keeps each employer's last declaration of 3 months (SENASIR excepted). */
export async function consultarFuentesPago(
  { ovt, senasir, gestora }: Pick<Deps, 'ovt' | 'senasir' | 'gestora'>,
  consulta: ConsultaPersona,
  hoy: FechaCivil,
): Promise<FuentePago[]> {
  const [empleos, renta, aportes] = await Promise.all([
    ovt.empleos(consulta),
    senasir.consultar(consulta),
    gestora.aportes(consulta),
  ]);
  const recientes = [...deOvt(empleos), ...deSenasir(renta), ...deGestora(aportes)].filter(
    (fuente) => !fuente.disponible || fuenteCuenta(fuente, hoy),
  );
  return ultimoPeriodoPorEntidad(recientes, ({ tipo, nit, numero_identificacion, matriculaComercio, razon_social }) =>
    [tipo, nit || numero_identificacion || matriculaComercio || razon_social].join(' '),
  );
}
