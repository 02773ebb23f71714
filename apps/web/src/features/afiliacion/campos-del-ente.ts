/** What the managing entity adds to an affiliation, as every form of one holds it, and its way from and to the wire. */
import type { DelEnteLeido, DelEntePedido } from '@sgpa/contract/shared/del-ente';
import { nulo } from '../../lib/escrito.ts';
import type { CamposDeEstablecimiento } from './campos-establecimiento.ts';

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
  matricula: nulo(form.matricula),
  departamento: nulo(form.departamento_afiliacion),
  codigo_establecimiento: nulo(form.codigo_establecimiento),
});
