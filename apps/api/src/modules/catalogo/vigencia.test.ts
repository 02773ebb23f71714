import { formularioDe } from '@sgpa/testing/actualizacion';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { NACIMIENTO, pedidoRegistro, resultado } from '@sgpa/testing/titular';
import { titularesNuevos } from '@sgpa/testing/titulares-nuevos';
import { datosDeUsuario } from '@sgpa/testing/usuario';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const AYER = '2026-10-13';
const MANANA = '2026-10-15';

/** Each entry says where one value stands in a list whose values may end. */
const VALORES = {
  ESTADO_CIVIL: { tabla: 'parametrica', cual: sql`grupo = 'ESTADO_CIVIL' and sigla = 'V'`, nombre: 'VIUDO' },
  PARENTESCO: { tabla: 'parametrica', cual: sql`codigo = 'NIETO_NIETA'`, nombre: 'NIETO/NIETA' },
  ESTABLECIMIENTO: {
    tabla: 'establecimiento_salud',
    cual: sql`codigo_rues = '900001'`,
    nombre: 'Hospital Obrero Illimani',
  },
  EMPLEADOR: {
    tabla: 'entidad_empleadora',
    cual: sql`codigo = 'NIT-1020304050'`,
    nombre: 'INDUSTRIAS ALTIPLANO S.A.',
  },
  ENTE_GESTOR: { tabla: 'ente_gestor', cual: sql`id = 1`, nombre: 'Caja Nacional de Salud' },
} as const;
type ListaQueTermina = keyof typeof VALORES;

/** Each form has the lists that it takes values from. */
const FORMAS = {
  'registro-titular': ['ESTADO_CIVIL', 'ESTABLECIMIENTO', 'EMPLEADOR', 'ENTE_GESTOR'],
  'registro-titular-lista': ['EMPLEADOR', 'ENTE_GESTOR'],
  'registro-fallecido': ['ESTADO_CIVIL', 'ESTABLECIMIENTO', 'EMPLEADOR', 'ENTE_GESTOR'],
  'registro-beneficiario': ['ESTADO_CIVIL', 'ESTABLECIMIENTO', 'PARENTESCO', 'ENTE_GESTOR'],
  'actualizacion-titular': ['ESTADO_CIVIL', 'ESTABLECIMIENTO', 'EMPLEADOR'],
  'actualizacion-beneficiario': ['ESTADO_CIVIL', 'ESTABLECIMIENTO', 'PARENTESCO'],
  'registro-usuario': ['ESTABLECIMIENTO', 'ENTE_GESTOR'],
  'registro-usuario de un empleador': ['EMPLEADOR'],
  'registro-parametro de un establecimiento': ['ENTE_GESTOR'],
} as const satisfies Record<string, readonly ListaQueTermina[]>;
type Forma = keyof typeof FORMAS;

const PARES = Object.entries(FORMAS).flatMap(([forma, listas]) =>
  listas.map((lista) => [forma as Forma, lista] as const),
);

const INVALIDA = { condicion: 'INVALIDEZ', certificado_condicion: pdfDePrueba().toString('base64') } as const;

describe('vigencia.test.ts', () => {
  let api: ApiDePrueba;
  let registra: string;
  let administra: string;
  let alguien: () => string;
  let titulares: ReturnType<typeof titularesNuevos>;
  let idEmpleador: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    registra = await api.ingresar('ope.afiliaciones');
    administra = await api.ingresar('adm.autoridad');
    alguien = genteNueva(() => api, 7_600_000);
    titulares = titularesNuevos(api);
    const { id } = await api.base.owner.db
      .selectFrom('entidad_empleadora')
      .select('id')
      .where('codigo', '=', 'NIT-1020304050')
      .executeTakeFirstOrThrow();
    idEmpleador = id;
  });
  afterEach(() => Promise.all((Object.keys(VALORES) as ListaQueTermina[]).map((lista) => fijar(lista, null, null))));
  afterAll(() => api.cerrar());

  async function fijar(lista: ListaQueTermina, desde: string | null, hasta: string | null): Promise<void> {
    const { tabla, cual } = VALORES[lista];
    await sql`update ${sql.table(tabla)} set vigente_desde = ${desde}, vigente_hasta = ${hasta} where ${cual}`.execute(
      api.base.owner.db,
    );
  }

  const PERSONA = { estado_civil: 'V' };
  const AFILIACION = { codigo_establecimiento: '900001' };
  const OTRO_EMPLEADOR = 'NIT-000000000';

  /** Registers a holder without these values, or with all of them. */
  const titular = (conTodo = false) =>
    titulares.registrado(
      registra,
      conTodo ? { persona: PERSONA, afiliacion: AFILIACION } : { codigo_entidad: OTRO_EMPLEADOR },
    );
  async function beneficiario(conTodo = false) {
    const { numero } = await titular(conTodo);
    const suyo = pedidoBeneficiario(alguien(), numero, {
      codigo_entidad: conTodo ? 'NIT-1020304050' : OTRO_EMPLEADOR,
      ...(conTodo && {
        beneficiario: PERSONA,
        afiliacion: { ...AFILIACION, parentesco_titular: 'NIETO/NIETA', ...INVALIDA },
      }),
    });
    const { id } = resultado((await registrarBeneficiario(api, registra, suyo)) as never);
    if (id === null) throw new Error('the beneficiary was not registered');
    const { body } = await formularioDe(api, 'beneficiario').leer(registra, id);
    return { id, registro: body.data };
  }

  /** Each form is prepared before the value ends and sent after. */
  const PREPARAR: Record<Forma, () => Promise<() => Promise<{ status: number; body: unknown }>>> = {
    'registro-titular': async () => {
      const pedido = pedidoRegistro(alguien(), { persona: PERSONA, afiliacion: AFILIACION });
      return () => api.pedir(registra, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    },
    'registro-titular-lista': async () => {
      const item = { tipo_documento: 'CI', numero_documento: alguien(), fecha_nacimiento: NACIMIENTO };
      const data = [{ ...item, tipo_asegurado: 'TRABAJADOR', fecha_inicio: `${HOY} 10:20:30` }];
      return () =>
        api.pedir(registra, 'POST', '/api/v1/afiliado/ente-gestor', { codigo_entidad: 'NIT-1020304050', data });
    },
    'registro-fallecido': async () => {
      const certificado_defuncion = pdfDePrueba().toString('base64');
      const defuncion = {
        fecha_defuncion: '2026-10-05',
        numero_certificado_defuncion: '004512-B',
        certificado_defuncion,
      };
      const persona = { ...PERSONA, fallecido: true, ...defuncion };
      const pedido = pedidoRegistro(alguien(), { persona, afiliacion: AFILIACION });
      return () => api.pedir(registra, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    },
    'registro-beneficiario': async () => {
      const { numero } = await titular();
      const pedido = pedidoBeneficiario(alguien(), numero, {
        codigo_entidad: OTRO_EMPLEADOR,
        beneficiario: PERSONA,
        afiliacion: { ...AFILIACION, parentesco_titular: 'NIETO/NIETA', ...INVALIDA },
      });
      return () => api.pedir(registra, 'POST', '/api/v2/beneficiario/ente-gestor', pedido);
    },
    'actualizacion-titular': async () => {
      const { registro } = await titular();
      return () =>
        formularioDe(api, 'titular').guardar(registra, {
          ...registro,
          persona: { ...registro.persona, ...PERSONA },
          afiliacion: { ...registro.afiliacion, ...AFILIACION },
          empleador: { ...registro.empleador, codigo_entidad: 'NIT-1020304050' },
        });
    },
    'actualizacion-beneficiario': async () => {
      const { id, registro } = await beneficiario();
      return () =>
        formularioDe(api, 'beneficiario').guardar(registra, {
          ...registro,
          persona: { ...registro.persona, ...PERSONA },
          afiliacion: {
            ...registro.afiliacion,
            ...AFILIACION,
            parentesco_titular: 'NIETO/NIETA',
            ...INVALIDA,
            id_afiliacion_ente_gestor: id,
          },
        });
    },
    'registro-usuario': async () => {
      const datos = datosDeUsuario({ idEnteGestor: 1, codRues: '900001' });
      return () => api.pedir(administra, 'POST', '/api/v1/usuarioSistema', datos);
    },
    'registro-usuario de un empleador': async () => {
      const datos = datosDeUsuario({ idEnteGestor: 1, rol: 'EMP_CONSULTA', idEntidad: idEmpleador });
      return () => api.pedir(administra, 'POST', '/api/v1/usuarioSistema', datos);
    },
    'registro-parametro de un establecimiento': async () => {
      const lugar = { idEnteGestor: 1, idDepartamento: 2, codigoMunicipio: '020101' };
      const datos = {
        codigo: `9${alguien()}`,
        nombre: 'Posta',
        nivel: 'PRIMER NIVEL',
        red: 'RED',
        tipo: 'POSTA',
        ...lugar,
      };
      return () => api.pedir(administra, 'POST', '/api/v1/parametro/ESTABLECIMIENTO', datos);
    },
  };

  const mensajes = ({ body }: { body: unknown }): string[] =>
    ((body as CuerpoError).detalle ?? []).map(({ mensaje }) => mensaje);
  const sinRechazo = ({ status, body }: { status: number; body: unknown }) =>
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/vigente/)]);

  it.each(PARES)('%s no guarda con un valor terminado de %s, y dice cuál y desde cuándo', async (forma, lista) => {
    const enviar = await PREPARAR[forma]();
    await fijar(lista, null, AYER);
    const negado = await enviar();
    const texto = `«${VALORES[lista].nombre}» estuvo vigente hasta el 13/10/2026. Elija un valor vigente.`;
    expect([negado.status, mensajes(negado)]).toEqual([400, [texto]]);
    await fijar(lista, MANANA, null);
    const texto2 = `«${VALORES[lista].nombre}» estará vigente desde el 15/10/2026. Elija un valor vigente.`;
    expect(mensajes(await enviar())).toEqual([texto2]);
    // The first and the last day of validity count.
    await fijar(lista, HOY, HOY);
    sinRechazo(await enviar());
  });

  it('un registro que ya lo tiene lo muestra y se vuelve a guardar con él', async () => {
    const { id, registro } = await titular(true);
    const suyo = await beneficiario(true);
    for (const lista of Object.keys(VALORES) as ListaQueTermina[]) await fijar(lista, null, AYER);
    const [form, deBeneficiario] = [formularioDe(api, 'titular'), formularioDe(api, 'beneficiario')];
    const leido = (await form.leer(registra, id)).body.data;
    expect(leido).toMatchObject({
      persona: { estado_civil: 'V' },
      afiliacion: { codigo_establecimiento: '900001' },
      empleador: { codigo_entidad: 'NIT-1020304050' },
    });
    const cambiado = { ...registro, persona: { ...registro.persona, direccion: 'OTRA CALLE 1' } };
    expect((await form.guardar(registra, cambiado)).body.codigo_respuesta).toBe(100);
    const afiliacion = { ...suyo.registro.afiliacion, id_afiliacion_ente_gestor: suyo.id, matricula: 'M-2' };
    expect((await deBeneficiario.guardar(registra, { ...suyo.registro, afiliacion })).body.codigo_respuesta).toBe(100);
  });

  it('los formularios nuevos no lo ofrecen; quien muestra registros lo recibe, y dicho', async () => {
    const grupo = async (consulta = '') => {
      const ruta = `/api/v1/parametricas/getByGrupo/ESTADO_CIVIL${consulta}`;
      const { body } = await api.pedir<{ data: { sigla: string; terminado?: true }[] }>(registra, 'GET', ruta);
      return body.data.map(({ sigla, terminado }) => (terminado ? `${sigla} terminado` : sigla));
    };
    const casa = async (consulta: string) => {
      const ruta = `/api/v1/parametricas/findByClaveDepartamentoAndFidEnteGestor/LP?${consulta}`;
      const { body } = await api.pedir<{ data: { codigo: string; terminado?: true }[] }>(registra, 'GET', ruta);
      return body.data.find(({ codigo }) => codigo === '900001');
    };
    await fijar('ESTADO_CIVIL', null, AYER);
    await fijar('ESTABLECIMIENTO', null, AYER);
    await fijar('ENTE_GESTOR', null, AYER);
    expect(await grupo()).toEqual(['S', 'C', 'U', 'D']);
    expect(await grupo('?terminados=true')).toEqual(['S', 'C', 'U', 'D', 'V terminado']);
    expect(await casa('')).toBeUndefined();
    expect(await casa('terminados=true')).toMatchObject({ terminado: true });
    const entes = await api.pedir<{ id: number; terminado?: true }[]>(administra, 'GET', '/api/v1/enteGestor/findAll');
    expect(entes.body.filter(({ terminado }) => terminado).map(({ id }) => id)).toEqual([1]);
    const opciones = await api.pedir<{ entes: { id: number }[] }>(administra, 'GET', '/api/v1/usuarioSistema/opciones');
    expect(opciones.body.entes.map(({ id }) => id)).not.toContain(1);
  });
});
