import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { Caso } from '@sgpa/testing/cable/caso';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const retirar = (version: string, mas: Partial<Caso> & { caso: string }): Caso => ({
  como: 'adm.autoridad',
  metodo: 'PUT',
  ruta: `/api/v1/terminos/versiones/${version}/retirar`,
  cuerpo: { motivo: 'Tiene un error.' },
  ...mas,
});

export const CASOS: readonly Caso[] = [
  retirar('1', { caso: 'la vigente' }),
  retirar('77', {
    caso: 'una que espera',
    antes: async ({ base }) => {
      await base.owner.db
        .insertInto('terminos_version')
        .values({
          version: '77',
          titulo: 'x',
          texto: 'x',
          publicado_el: fecha('2026-10-14'),
          vigente_desde: fecha('2199-01-01'),
        })
        .execute();
    },
  }),
  retirar('77', { caso: 'otra vez' }),
  retirar('77', { caso: 'sin motivo', cuerpo: { motivo: '  ' } }),
  retirar('77', { caso: 'a quien no le toca', como: 'cons.autoridad' }),
];

export const FILAS: FilasPorRuta = {
  'retiro-terminos': 'publicacion-terminos.test.ts',
};
