import { type IdAfiliacion, idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import {
  CNS,
  CPS,
  type Cuentas,
  contarRegistro,
  diferencia,
  NADA,
  pedidoRegistro,
  registrar,
  resultado,
} from '@sgpa/testing/titular';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

describe('registro-titular.quien.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let autoridad: string;
  let antes: Cuentas;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    autoridad = await api.ingresar('adm.autoridad');
  });
  beforeEach(async () => {
    api.simuladores.control.sanar();
    antes = await contarRegistro(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const nuevo = async () => diferencia(antes, await contarRegistro(api.base.owner.db));
  const afiliacionDe = (id: IdAfiliacion | null) =>
    api.base.owner.db.selectFrom('afiliacion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const rechazo = async (t: string, pedido: unknown) => {
    const { status, body } = await api.pedir(t, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    expect(await nuevo()).toEqual(NADA);
    return [status, body.codigo, ...(body.detalle ?? []).map(({ campo }) => campo)];
  };

  it('la autoridad debe elegir el ente gestor, uno que registre', async () => {
    const sinElegir = [400, 'SOLICITUD_INVALIDA', 'id_ente_gestor'];
    expect(await rechazo(autoridad, pedidoRegistro('1000001'))).toEqual(sinElegir);
    expect(await rechazo(autoridad, pedidoRegistro('1000001', { id_ente_gestor: idEnteGestor(0) }))).toEqual(sinElegir);
    expect(await rechazo(autoridad, pedidoRegistro('1000001', { id_ente_gestor: idEnteGestor(100) }))).toEqual(
      sinElegir,
    );
    expect(await rechazo(autoridad, pedidoRegistro('1000001', { id_ente_gestor: idEnteGestor(9999) }))).toEqual(
      sinElegir,
    );
  });

  it('la autoridad registra en el ente que elige, y la auditoría lo dice', async () => {
    const pedido = pedidoRegistro('1000104', { id_ente_gestor: idEnteGestor(3), persona: { genero: 'M' } });
    const { id } = resultado(await registrar(api, autoridad, pedido));
    expect((await afiliacionDe(id)).id_ente_gestor).toBe(3);
    const fila = await api.base.owner.db
      .selectFrom('auditoria')
      .select('id_ente_gestor')
      .where('accion', '=', 'registro-titular')
      .where('id_recurso', '=', String(id))
      .executeTakeFirst();
    expect(fila).toEqual({ id_ente_gestor: idEnteGestor(3) });
  });

  it('los demás registran en el suyo y no pueden elegir otro', async () => {
    expect(await rechazo(token, pedidoRegistro('1000001', { id_ente_gestor: CPS }))).toEqual([403, 'SIN_PERMISO']);
    const petrolera = await api.ingresar('ope.petrolera');
    expect(await rechazo(petrolera, pedidoRegistro('1000001', { id_ente_gestor: CNS }))).toEqual([403, 'SIN_PERMISO']);
    const pedido = pedidoRegistro('1000108', { id_ente_gestor: CPS, persona: { genero: 'M' } });
    const { id } = resultado(await registrar(api, petrolera, pedido));
    expect((await afiliacionDe(id)).id_ente_gestor).toBe(CPS);
  });

  it('CAJA_WEB_SUS registra solo VOLUNTARIO, diga lo que diga el pedido', async () => {
    const caja = await api.ingresar('caja.sus');
    const trabajador = pedidoRegistro('1000120', { afiliacion: { fecha_inicio: '2026-10-14' } });
    expect(await rechazo(caja, trabajador)).toEqual([400, 'SOLICITUD_INVALIDA', 'codigo_entidad']);
    const disfrazado = pedidoRegistro('1000120', { codigo_entidad: 'PER_VOL-0002' });
    const { id } = resultado(await registrar(api, caja, disfrazado));
    const tipo = await api.base.owner.db
      .selectFrom('parametrica')
      .select('codigo')
      .where('id', '=', (await afiliacionDe(id)).id_tipo_asegurado)
      .executeTakeFirst();
    expect(tipo).toEqual({ codigo: 'VOLUNTARIO' });
  });

  it.each(['2026-10-15', '1899-12-31', '1985-03-13'])(
    'tampoco CAJA_WEB_SUS afilia desde %s: futuro, remoto o antes de nacer',
    async (fecha_inicio) => {
      const caja = await api.ingresar('caja.sus');
      const pedido = pedidoRegistro('1000001', { codigo_entidad: 'PER_VOL-0002', afiliacion: { fecha_inicio } });
      expect(await rechazo(caja, pedido)).toEqual([400, 'SOLICITUD_INVALIDA', 'fecha_inicio']);
    },
  );

  it.each([
    {
      caso: 'tipo desconocido',
      cambios: { afiliacion: { tipo_asegurado: 'AMIGO' } },
      campo: 'afiliacion.tipo_asegurado',
    },
    { caso: 'código de otro tipo', cambios: { codigo_entidad: 'SIST_RENT-0001' }, campo: 'codigo_entidad' },
    { caso: 'código fijo sin su tipo', cambios: { codigo_entidad: 'PER_VOL-0002' }, campo: 'codigo_entidad' },
    { caso: 'desde mañana', cambios: { afiliacion: { fecha_inicio: '2026-10-15' } }, campo: 'fecha_inicio' },
    { caso: 'antes de nacer', cambios: { afiliacion: { fecha_inicio: '1985-03-13' } }, campo: 'fecha_inicio' },
    {
      caso: 'sin ingreso al trabajo',
      cambios: { empleador: { fecha_ingreso_trabajo: null } },
      campo: 'fecha_ingreso_trabajo',
    },
    {
      caso: 'correo sin arroba',
      cambios: { persona: { correo_electronico: 'correo.example' } },
      campo: 'correo_electronico',
    },
    { caso: 'teléfono corto', cambios: { persona: { telefono_movil: '123' } }, campo: 'telefono_movil' },
    { caso: 'género desconocido', cambios: { persona: { genero: 'X' } }, campo: 'persona.genero' },
    {
      caso: 'municipio de otro departamento',
      cambios: { persona: { municipio: '070101' } },
      campo: 'persona.municipio',
    },
    {
      caso: 'establecimiento de otro ente',
      cambios: { afiliacion: { codigo_establecimiento: '999999' } },
      campo: 'afiliacion.codigo_establecimiento',
    },
  ])('$caso: 400 en $campo, nada escrito', async ({ cambios, campo }) => {
    const [status, codigo, ...campos] = await rechazo(token, pedidoRegistro('1000001', cambios));
    expect([status, codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(campos).toContain(campo);
  });

  it('un empleador que nadie conoce: 404', async () => {
    expect(await rechazo(token, pedidoRegistro('1000001', { codigo_entidad: 'NIT-9999999999' }))).toEqual([
      404,
      'ENTIDAD_NO_ENCONTRADA',
    ]);
  });
});
