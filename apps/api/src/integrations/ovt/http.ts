import { limpiarNombre } from '@sgpa/domain/shared/nombres';
import {
  type OvtEmpresaSolicitud,
  type OvtPersonaRespuesta,
  ovtEmpresaRespuesta,
  ovtPersonaRespuesta,
} from '@sgpa/registry-wire/ovt/schema';
import { crearFuente, type OpcionesFuente, solicitudDe } from '../shared/fuente.ts';
import type { Ovt, RespuestaEmpleos } from './port.ts';

export function crearOvt(opciones: OpcionesFuente): Ovt & { cerrar(): Promise<void> } {
  const fuente = crearFuente(opciones);
  return {
    async empleos(consulta) {
      const respuesta = await fuente.preguntar('/persona', solicitudDe(consulta), ovtPersonaRespuesta);
      return respuesta.disponible ? traducir(respuesta.datos) : respuesta;
    },
    async empresa({ nit, matricula }) {
      const solicitud: OvtEmpresaSolicitud = { nitEmpresa: nit ?? '', matriculaEmpresa: matricula ?? '' };
      const respuesta = await fuente.preguntar('/empresa', solicitud, ovtEmpresaRespuesta);
      if (!respuesta.disponible) return respuesta;
      const { datos: empresa, mensaje } = respuesta.datos;
      return { disponible: true, empresa: empresa && conRazonSocial(empresa), mensaje };
    },
    cerrar: () => fuente.cerrar(),
  };
}

const conRazonSocial = <T extends { razonSocial: string }>(empresa: T): T => ({
  ...empresa,
  razonSocial: limpiarNombre(empresa.razonSocial),
});

function traducir({ datos, mensaje }: OvtPersonaRespuesta): RespuestaEmpleos {
  if (datos === null) return { disponible: true, persona: null, empleos: [], mensaje };
  const { empresas, ...persona } = datos;
  const empleos = empresas.map(({ caja, ...resto }) => conRazonSocial({ ...resto, caja: caja.descripcion }));
  const nombres = limpiarNombre(persona.nombres);
  const primerApellido = limpiarNombre(persona.primerApellido);
  const segundoApellido = limpiarNombre(persona.segundoApellido);
  return { disponible: true, persona: { ...persona, nombres, primerApellido, segundoApellido }, empleos, mensaje };
}
