import { textoArrastre } from '@sgpa/domain/cobertura/textos-accion';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe, BENEFICIARIOS, TITULAR } from '@sgpa/testing/ciclo';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const AUTORIDAD = 'Autoridad de Supervisión de la Seguridad Social de Corto Plazo';
const OTRO_EMPLEADOR = { codigo_entidad: 'RCM-00012345' };
const PAPEL = { numero_certificado_defuncion: '1', certificado_defuncion: pdfDePrueba().toString('base64') };

describe('arrastre.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  it('1000100, que falta con otro empleador: lo que tenía termina por la defunción, y la respuesta lo cuenta', async () => {
    const { db } = api.base.owner;
    const antes = await afiliacionDe(db, TITULAR);
    const persona = { genero: 'M', fallecido: true, fecha_defuncion: '2026-10-05', ...PAPEL };
    const respuesta = await registrar(api, token, pedidoRegistro(TITULAR, { ...OTRO_EMPLEADOR, persona }));
    expect(respuesta.body.data[0]?.estado_almacenamiento).toEqual({
      codigo: 500,
      detalle: `${TEXTO_GUARDADO} ${textoArrastre({ otras: 1, beneficiarios: 3, avisados: [AUTORIDAD] })}`,
    });
    const filas = await db
      .selectFrom('afiliacion')
      .select(['estado', 'id_motivo_baja', 'detalle_motivo'])
      .where('id', '=', antes.id)
      .execute();
    expect(filas).toEqual([{ estado: 104, id_motivo_baja: 601, detalle_motivo: null }]);
    const historia = await db
      .selectFrom('afiliacion_historia as h')
      .innerJoin('afiliacion as a', 'a.id', 'h.id_afiliacion')
      .select(['h.accion', 'a.id_motivo_baja'])
      .where((eb) => eb.or([eb('a.id', '=', antes.id), eb('a.id_titular', '=', antes.id)]))
      .where('h.estado_antes', '=', 100)
      .execute();
    const termino = { accion: 'registro-fallecido', id_motivo_baja: 601 };
    expect(historia).toEqual([antes, ...BENEFICIARIOS].map(() => termino));
  });

  it('1000130, cuya muerte informa el SEGIP: sin número ni papel, que ni siquiera se envían, se guarda', async () => {
    const persona = { genero: 'M', fallecido: true };
    const { codigo, id } = resultado(
      await registrar(api, token, pedidoRegistro('1000130', { ...OTRO_EMPLEADOR, persona })),
    );
    expect(codigo).toBe(500);
    const declaradas = await api.base.owner.db
      .selectFrom('defuncion_declarada as d')
      .innerJoin('afiliacion as a', 'a.id_persona', 'd.id_persona')
      .select('d.numero_certificado')
      .where('a.id', '=', id)
      .execute();
    expect(declaradas).toEqual([{ numero_certificado: null }]);
  });
});
