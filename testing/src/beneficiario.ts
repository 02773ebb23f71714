import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import type { EnvioBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { ApiDePrueba, Respuesta } from './api.ts';
import { NACIMIENTO } from './titular.ts';

type Item = EnvioBeneficiario['data'][number];

interface Cambios {
  codigo_entidad?: string;
  id_ente_gestor?: IdEnteGestor | null;
  beneficiario?: Partial<Item['beneficiario']>;
  afiliacion?: Partial<Item['afiliacion']>;
  titular?: Partial<Item['titular']>;
}

/** Registers a beneficiary as the wizard does: OTROS, without an end by age, of a worker of NIT-1020304050. */
export function pedidoBeneficiario(numero: string, titular: string, cambios: Cambios = {}): EnvioBeneficiario {
  const { codigo_entidad = 'NIT-1020304050', id_ente_gestor } = cambios;
  return {
    codigo_entidad,
    id_ente_gestor,
    data: [
      {
        afiliacion: {
          fecha_inicio: '2026-10-01',
          tipo_asegurado: '',
          codigo_establecimiento: '',
          matricula: '85-0314 HIJ',
          parentesco_titular: 'OTROS',
          departamento: 'LP',
          ...cambios.afiliacion,
        },
        beneficiario: {
          tipo_documento: 'CI',
          numero_documento: numero,
          fecha_nacimiento: NACIMIENTO,
          genero: 'F',
          estado_civil: 'S',
          departamento: 'LP',
          municipio: '020101',
          foto_persona: null,
          telefono_movil: '70012345',
          ...cambios.beneficiario,
        },
        titular: {
          tipo_documento_titular: 'CI',
          numero_documento_titular: titular,
          fecha_nacimiento_titular: NACIMIENTO,
          ...cambios.titular,
        },
      },
    ],
  };
}

export const registrarBeneficiario = (
  api: ApiDePrueba,
  token: string,
  pedido: EnvioBeneficiario,
  clave?: string,
): Promise<Respuesta<RespuestaAlmacenamiento>> =>
  api.pedir<RespuestaAlmacenamiento>(
    token,
    'POST',
    '/api/v2/beneficiario/ente-gestor',
    pedido,
    clave === undefined ? {} : { 'idempotency-key': clave },
  );
