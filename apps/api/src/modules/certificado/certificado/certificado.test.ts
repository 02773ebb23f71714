import { createHash } from 'node:crypto';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { firmaValida } from '@sgpa/testing/papel/firma';
import { qrDe, textoDe } from '@sgpa/testing/papel/leer-pdf';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prepararPdf } from '../../persona/pdf-recibido.ts';

interface Busqueda {
  persona: object | null;
  estado_afiliacion: { nombre_enteGestor: string; estado: string; observacion: string }[];
  certificado_pdf: string | null;
  codigo: number;
  mensaje: string;
}
interface Emision {
  certificado_pdf: string | null;
  secuencialCorrelativo: number | null;
  codigo: number;
  mensaje: string;
}
const RUTA = '/api/v1/certificacion';
const consulta = (numero: string, resto: object = {}) => ({
  numero_documento: numero,
  complemento_documento: '',
  fecha_nacimiento: NACIMIENTO,
  tipo_documento: 'CI',
  ...resto,
});

describe('certificado.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('cons.autoridad');
  });
  afterAll(() => api.cerrar());

  const buscar = async (numero: string, resto?: object) =>
    (await api.pedir<Busqueda>(token, 'POST', `${RUTA}/getCertificacion`, consulta(numero, resto))).body;
  const emitir = (numero: string, clave?: string) =>
    api.pedir<Emision>(token, 'POST', `${RUTA}/findCertificacion`, consulta(numero), {
      ...(clave === undefined ? {} : { 'idempotency-key': clave }),
    });
  const emitido = async (numero: string, clave?: string) => {
    const { body } = await emitir(numero, clave);
    return { ...body, pdf: Buffer.from(body.certificado_pdf ?? '', 'base64') };
  };
  const numeros = async () =>
    (await api.base.owner.db.selectFrom('certificado').select('secuencial').orderBy('secuencial').execute()).map(
      ({ secuencial }) => secuencial,
    );
  const seguidos = (cuantos: number) => Array.from({ length: cuantos }, (_, i) => i + 1);

  it.each([
    ['1000100', 'ACTIVO', ''],
    ['1000101', 'ACTIVO', /^Cobertura hasta el \d\d\/\d\d\/\d{4}\.$/],
    ['1000102', 'AMPLIACIÓN', /^Cobertura hasta el/],
    ['1000103', 'CESANTIA', /^Cobertura hasta el/],
    ['1000104', 'INACTIVO', /^Sin cobertura desde el/],
    ['1000106', 'DERECHOHABIENTE', /^Beneficiario\./],
    ['1000108', 'REVISION', 'En revisión por la autoridad.'],
  ])('%s: la búsqueda dice su estado de hoy (%s), y no emite nada', async (numero, estado, observacion) => {
    const antes = await numeros();
    const { persona, estado_afiliacion, certificado_pdf, codigo } = await buscar(numero);
    expect([codigo, certificado_pdf]).toEqual([200, null]);
    expect(persona).toMatchObject({ numero_documento: numero, fecha_nacimiento: NACIMIENTO });
    const esperada = typeof observacion === 'string' ? observacion : expect.stringMatching(observacion);
    expect(estado_afiliacion).toMatchObject([
      { nombre_enteGestor: 'Caja Nacional de Salud', estado, observacion: esperada },
    ]);
    expect(await numeros()).toEqual(antes);
  });

  it.each([
    ['no está registrada', '1000404', {}],
    ['otra fecha de nacimiento', '1000100', { fecha_nacimiento: '1985-03-15' }],
    ['otro complemento', '1000100', { complemento_documento: '1A' }],
  ])('%s: código 300 y un mensaje, también al emitir, sin gastar un número', async (_caso, numero, resto) => {
    const nada = { codigo: 300, mensaje: 'No se pudo encontrar información con los datos introducidos.' };
    const antes = await numeros();
    expect(await buscar(numero, resto)).toEqual({
      ...nada,
      persona: null,
      estado_afiliacion: [],
      aviso: null,
      certificado_pdf: null,
    });
    const cuerpo = consulta(numero, resto);
    const { body } = await api.pedir<Emision>(token, 'POST', `${RUTA}/findCertificacion`, cuerpo);
    expect(body).toEqual({ ...nada, certificado_pdf: null, secuencialCorrelativo: null, codigo_verificacion: null });
    expect(await numeros()).toEqual(antes);
  });

  it('dos personas con el mismo número, complemento y nacimiento, una con CI y otra con CIE: ningún certificado las junta', async () => {
    const [una, otra] = ['1000105', '1000110'];
    const antes = await numeros();
    expect((await buscar(una)).codigo).toBe(200);
    const { rowCount } = await api.base.owner.pool.query(
      'update persona set numero_documento = $1, tipo_doc = 2 where numero_documento = $2 and fecha_nacimiento = $3',
      [una, otra, NACIMIENTO],
    );
    expect(rowCount).toBe(1);
    const negado = {
      codigo: 300,
      mensaje: 'Más de una persona tiene ese documento y esa fecha de nacimiento: no se puede emitir un certificado.',
      certificado_pdf: null,
    };
    expect(await buscar(una)).toEqual({ ...negado, persona: null, estado_afiliacion: [], aviso: null });
    expect((await emitir(una)).body).toEqual({ ...negado, secuencialCorrelativo: null, codigo_verificacion: null });
    expect(await numeros()).toEqual(antes);
  });

  it('un nombre en guaraní se escribe entero; en chino no se emite ninguno y no se gasta un número', async () => {
    const llamar = (nombres: string) =>
      api.base.owner.pool.query('update persona set nombres = $1 where numero_documento = $2', [nombres, '1000101']);
    onTestFinished(async () => void (await llamar('ANA')));
    await llamar('AVAN\u0303E\u0303 G\u0303UASU');
    const { pdf } = await emitido('1000101');
    expect(((await textoDe(pdf))[0] ?? '').normalize('NFC')).toContain(' AVAÑẼ G̃UASU, con documento');
    const antes = await numeros();
    await llamar('小明');
    const motivo = expect.stringMatching(/no tiene letra para «小明», de «小明»/);
    expect(await buscar('1000101')).toMatchObject({ codigo: 300, mensaje: motivo, persona: null });
    expect((await emitir('1000101')).body).toMatchObject({ codigo: 300, mensaje: motivo, secuencialCorrelativo: null });
    expect(await numeros()).toEqual(antes);
  });

  it('un relleno del servicio de identidad no se imprime como nombre', async () => {
    const llamar = (materno: string) =>
      api.base.owner.pool.query('update persona set segundo_apellido = $1 where numero_documento = $2', [
        materno,
        '1000102',
      ]);
    onTestFinished(async () => void (await llamar('')));
    await llamar('--');
    const { persona } = await buscar('1000102');
    expect(persona).toMatchObject({ segundo_apellido: '' });
    const { pdf } = await emitido('1000102');
    const [texto = ''] = await textoDe(pdf);
    expect(texto).not.toContain('--');
    const { nombres = '', primer_apellido = '' } = { ...persona } as Record<string, string>;
    expect(texto).toContain(`${primer_apellido} ${nombres}, con documento`);
  });

  it('emite un PDF firmado con su número, y lo guarda como lo entregó', async () => {
    const { pdf, secuencialCorrelativo, codigo, mensaje } = await emitido('1000100');
    expect([codigo, firmaValida(pdf)]).toEqual([200, true]);
    // The certificate's own PDF must pass as a paper of a review.
    expect(await prepararPdf(pdf.toString('base64'), 'El certificado')).toHaveLength(pdf.length);
    const impreso = String(secuencialCorrelativo).padStart(8, '0');
    expect(mensaje).toBe(`Certificado N.º ${impreso} emitido.`);
    const [texto = ''] = await textoDe(pdf);
    for (const parte of [impreso, 'GUTIÉRREZ', '1000100', 'Caja Nacional de Salud', 'ACTIVO'])
      expect(texto).toContain(parte);
    const guardado = await api.base.owner.db
      .selectFrom('certificado')
      .selectAll()
      .where('secuencial', '=', secuencialCorrelativo ?? 0)
      .executeTakeFirstOrThrow();
    expect(guardado.pdf.equals(pdf)).toBe(true);
    expect(guardado.pdf_sha256.equals(createHash('sha256').update(pdf).digest())).toBe(true);
    const { rows } = await api.base.owner.pool.query(
      `select recurso, despues, id_ente_gestor from auditoria where accion = 'certificado' and id_recurso = $1`,
      [String(guardado.id)],
    );
    expect(rows).toEqual([
      {
        recurso: 'certificado',
        despues: { secuencial: secuencialCorrelativo, id_persona: guardado.id_persona },
        id_ente_gestor: guardado.id_ente_gestor,
      },
    ]);
  });

  it('su QR se comprueba con las claves publicadas', async () => {
    const { pdf, secuencialCorrelativo } = await emitido('1000103');
    const sello = (await qrDe(pdf))?.split('#')[1] ?? '';
    const { body } = await api.pedir<JSONWebKeySet>(null, 'GET', '/.well-known/jwks.json');
    const { payload } = await compactVerify(sello, createLocalJWKSet(body));
    expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({ num: secuencialCorrelativo, doc: '1000103' });
  });

  it('la misma intención repetida da el mismo documento, byte por byte, y un solo número', async () => {
    const clave = 'misma-intencion-certificado';
    const antes = (await numeros()).length;
    const [uno, otro] = [await emitido('1000100', clave), await emitido('1000100', clave)];
    expect([otro.secuencialCorrelativo, otro.pdf.equals(uno.pdf)]).toEqual([uno.secuencialCorrelativo, true]);
    expect((await numeros()).length).toBe(antes + 1);
    const { status } = await emitir('1000103', clave);
    expect(status).toBe(422);
  });

  it('la búsqueda que halla a alguien alista a quien hará el certificado; otra no', async () => {
    const alistar = vi.spyOn(api.deps.taller, 'alistar');
    await buscar('1000404');
    expect(alistar).not.toHaveBeenCalled();
    await buscar('1000100');
    expect(alistar).toHaveBeenCalledOnce();
    alistar.mockRestore();
  });

  it('dieciséis a la vez: números seguidos, sin huecos ni repetidos', async () => {
    const antes = (await numeros()).length;
    const hechos = await Promise.all(Array.from({ length: 16 }, () => emitido('1000100')));
    expect(hechos.map(({ codigo }) => codigo)).toEqual(Array(16).fill(200));
    const suyos = hechos.map(({ secuencialCorrelativo }) => secuencialCorrelativo ?? 0);
    expect(suyos.toSorted((a, b) => a - b)).toEqual(seguidos(antes + 16).slice(antes));
    expect(await numeros()).toEqual(seguidos(antes + 16));
  });

  it('lo que se interrumpe devuelve su número: falle el taller o muera la conexión', async () => {
    const antes = (await numeros()).length;
    const hacer = vi.spyOn(api.deps.taller, 'hacer');
    hacer.mockRejectedValueOnce(new Rechazo('CERTIFICADO_EN_ESPERA'));
    const { status, body } = await api.pedir(token, 'POST', `${RUTA}/findCertificacion`, consulta('1000100'));
    expect([status, body.codigo]).toEqual([429, 'CERTIFICADO_EN_ESPERA']);
    const { taller } = api.deps;
    const deVerdad = hacer.getMockImplementation() ?? taller.hacer;
    hacer.mockImplementationOnce(async (tarea) => {
      await api.base.owner.pool.query(
        // The lock is looked for in this database: the table has the same oid in every copy of the template.
        `select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and l.relation = 'certificado_numero'::regclass and l.mode = 'RowExclusiveLock'`,
      );
      hacer.mockRestore();
      return deVerdad(tarea);
    });
    const cortado = api.pedir(token, 'POST', `${RUTA}/findCertificacion`, consulta('1000100'));
    await expect(cortado).rejects.toThrow('answered 503');
    hacer.mockRestore();
    expect((await emitido('1000100')).secuencialCorrelativo).toBe(antes + 1);
    expect(await numeros()).toEqual(seguidos(antes + 1));
  });

  it.each(['eje.autoridad', 'adm.ente', 'ope.afiliaciones', 'cons.poblacion', 'empleador.consulta'])(
    '%s no busca ni emite',
    async (quien) => {
      const suyo = await api.ingresar(quien);
      for (const cual of ['getCertificacion', 'findCertificacion'])
        expect((await api.pedir(suyo, 'POST', `${RUTA}/${cual}`, consulta('1000100'))).status).toBe(403);
    },
  );
});
