import type { DelEnteLeido, DelEntePedido } from '@sgpa/contract/shared/afiliacion';
import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { PRIMERA_AFILIACION } from '@sgpa/domain/shared/campos-fecha';
import { oNulo } from '../../lib/escrito.ts';
import { hoy } from '../../lib/reloj.ts';

export interface CamposDeEstablecimiento {
  /** The establishments of this managing entity are the ones offered. */
  id_ente_gestor: string;
  departamento_afiliacion: string;
  codigo_establecimiento: string;
}

export interface CamposDelEnte extends CamposDeEstablecimiento {
  matricula: string;
}

export const DEL_ENTE_VACIO: CamposDelEnte = {
  matricula: '',
  id_ente_gestor: '',
  departamento_afiliacion: '',
  codigo_establecimiento: '',
};

export const camposDelEnte = (leido: DelEnteLeido & { id_ente_gestor: number }): CamposDelEnte => ({
  matricula: leido.matricula ?? '',
  id_ente_gestor: String(leido.id_ente_gestor),
  departamento_afiliacion: leido.departamento ?? '',
  codigo_establecimiento: leido.codigo_establecimiento ?? '',
});

export const pedidoDelEnte = (form: CamposDelEnte): DelEntePedido => ({
  matricula: oNulo(form.matricula),
  departamento: oNulo(form.departamento_afiliacion),
  codigo_establecimiento: oNulo(form.codigo_establecimiento),
});

export const MATRICULA = { kind: 'text', name: 'matricula', label: NOMBRE_DE_CAMPO.matricula, maxLength: 40 } as const;

export const fechaDeAfiliacion = (disabled = false) =>
  ({
    kind: 'date',
    name: 'fecha_inicio',
    label: NOMBRE_DE_CAMPO.fecha_afiliacion,
    required: true,
    disabled,
    min: PRIMERA_AFILIACION,
    max: hoy(),
  }) as const;
