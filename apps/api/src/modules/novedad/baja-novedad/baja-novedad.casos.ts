import type { Caso } from '@sgpa/testing/cable/caso';
import { abrirNovedad } from '@sgpa/testing/novedad';

const deNovedad = (numero: string, mas: Partial<Caso> & { caso: string }): Caso => ({
  metodo: 'POST',
  ruta: '/api/v1/novedades/bajaNovedadAfiliado',
  cuerpo: { id_novedad_ente_gestor: `<novedad de ${numero}>`, id_motivo_baja: 606, detalle_baja: 'Nota 12/2026' },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  deNovedad('1000100', {
    caso: 'termina la afiliación y las de sus beneficiarios',
    clave: 'baja-novedad-0001',
    antes: async ({ base }) => {
      await abrirNovedad(base.owner.db, '1000100');
    },
  }),
  deNovedad('1000100', { caso: 'la misma novedad otra vez' }),
  deNovedad('1000104', {
    caso: 'ya no admite la baja',
    antes: async ({ base }) => {
      await abrirNovedad(base.owner.db, '1000104');
    },
  }),
  deNovedad('1000104', { caso: 'de otro ente gestor', como: 'ope.petrolera' }),
  deNovedad('1000104', { caso: 'a quien no le toca', como: 'cons.autoridad' }),
  deNovedad('1000104', {
    caso: 'con otro motivo y sin detalle',
    cuerpo: { id_novedad_ente_gestor: '<novedad de 1000104>', id_motivo_baja: 600, detalle_baja: ' ' },
  }),
];
