import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import {
  actuar,
  afiliacionDe,
  claveBeneficiario,
  claveTitular,
  EMPLEADOR,
  TITULAR,
} from '@sgpa/banco-de-pruebas/ciclo';
import { CNS, CPS, NACIMIENTO } from '@sgpa/banco-de-pruebas/titular';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const ESPOSA = '1000200';

describe('historia-beneficiarios.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const historias = async (usuario: string) => {
    const { fecha_afiliacion } = await afiliacionDe(api.base.owner.db, TITULAR);
    const ruta = `/api/v1/asegurado/buscar/titular/CI/${TITULAR}/${NACIMIENTO}/${EMPLEADOR}/${fecha_afiliacion}`;
    const { body } = await api.pedir<DetalleAsegurado>(await api.ingresar(usuario), 'GET', ruta);
    return new Map(body.ente_gestor.flatMap((e) => e.beneficiarios).map((b) => [b.documento, b.historia]));
  };

  it('cada beneficiario cuenta la suya: quién, cuándo, qué, antes y después', async () => {
    await actuar(api, token, 'baja-titular', { ...claveTitular(TITULAR), tipo_motivo: 601 });
    const { codigo_entidad: _, ...clave } = claveBeneficiario(ESPOSA, TITULAR);
    await actuar(api, await api.ingresar('adm.autoridad'), 'habilitacion-derechohabiente', {
      ...clave,
      codigo_entidad_titular: EMPLEADOR,
      codigo_entidad: 'SIST_RENT-0001',
      fecha_inicio: HOY,
      descripcion_motivo: 'Resolución de renta de viudedad',
    });
    const todas = await historias('ope.afiliaciones');
    expect(todas.get(ESPOSA)).toMatchObject([
      { accion: 'registro-beneficiario', estado_antes: null, estado_despues: 'ACTIVO', antes: null },
      {
        descripcion: 'Baja del titular',
        usuario: 'ope.afiliaciones',
        ocurrido_en: expect.any(String),
        estado_antes: 'ACTIVO',
        antes: { fecha_baja: null, motivo: null },
        estado_despues: 'CESANTIA',
        despues: { fecha_baja: HOY, fecha_cesantia: '2026-12-14', motivo: 'BAJA POR DEFUNCIÓN' },
      },
      {
        descripcion: 'Habilitación como derechohabiente',
        usuario: 'adm.autoridad',
        estado_antes: 'CESANTIA',
        antes: { tipo_asegurado: 'TRABAJADOR', fecha_derechohabiente: null },
        estado_despues: 'DERECHOHABIENTE',
        despues: { tipo_asegurado: 'RENTISTA - SENASIR', fecha_derechohabiente: HOY },
      },
    ]);
    for (const otro of ['1000201', '1000202'])
      expect(todas.get(otro)?.map(({ accion }) => accion)).toEqual(['registro-beneficiario', 'baja-titular']);
    expect(JSON.stringify([...todas.values()])).not.toMatch(/"id_|salario/);
  });

  it('la autoridad la lee con los nombres; lo que es de otro ente no se ve ni bajo una afiliación propia', async () => {
    const quienes = (await historias('cons.autoridad')).get('1000201')?.map(({ usuario }) => usuario);
    expect(new Set(quienes)).toEqual(new Set(['ope.afiliaciones']));
    const { id } = await afiliacionDe(api.base.owner.db, '1000201');
    const pasar = (ente: number) =>
      api.base.owner.db
        .updateTable('afiliacion_historia')
        .set({ id_ente_gestor: ente })
        .where('id_afiliacion', '=', id)
        .execute();
    await pasar(CPS);
    const propias = await historias('ope.afiliaciones');
    expect(propias.get('1000201')).toEqual([]);
    expect(propias.get('1000202')).not.toEqual([]);
    await pasar(CNS);
  });
});
