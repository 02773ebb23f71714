/** What the managing entity adds to an affiliation, as every form of one holds it, and its way from and to the wire. */
import type { DelEnteLeido, DelEntePedido } from '@sgpa/contract/shared/del-ente';
import { type CampoDelEnte, porCampoDelEnte } from '@sgpa/domain/asegurado/datos-del-ente';
import { nulo } from '../../lib/escrito.ts';
import type { CamposDeEstablecimiento } from './campos-establecimiento.ts';

export interface CamposDelEnte extends CamposDeEstablecimiento, Record<CampoDelEnte, string> {}

export const DEL_ENTE_VACIO: CamposDelEnte = {
  ...porCampoDelEnte(() => ''),
  id_ente_gestor: '',
  departamento_afiliacion: '',
  codigo_establecimiento: '',
};

export const camposDelEnte = (leido: DelEnteLeido & { id_ente_gestor: number }): CamposDelEnte => ({
  ...porCampoDelEnte(({ campo }) => leido[campo] ?? ''),
  id_ente_gestor: String(leido.id_ente_gestor),
  departamento_afiliacion: leido.departamento ?? '',
  codigo_establecimiento: leido.codigo_establecimiento ?? '',
});

export const pedidoDelEnte = (form: CamposDelEnte): DelEntePedido => ({
  ...porCampoDelEnte(({ campo }) => nulo(form[campo])),
  departamento: nulo(form.departamento_afiliacion),
  codigo_establecimiento: nulo(form.codigo_establecimiento),
});
