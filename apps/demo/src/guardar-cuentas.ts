import { randomUUID } from 'node:crypto';
import type { Trx } from '@sgpa/api/db/pool';
import { hashPassword } from '@sgpa/api/modules/sesion/password-hash';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { CUENTAS_AUTORAS, CUENTAS_DEMO, type CuentaDemo, EMPLEADOR_DEMO, PASSWORD_DEMO } from './cuentas.ts';
import { insertarTodas } from './insertar.ts';
import { leerReferencias } from './referencias.ts';

const MS_POR_DIA = 86_400_000;
const ACTIVADAS_EL = '2023-01-25T09:00:00-04:00';
const LA_PAZ = 2;
/** The accounts' document numbers lie outside of those of the demo persons. */
const PRIMER_CI = 1_500_001;

export async function guardarCuentas(trx: Trx, ahora: Date): Promise<void> {
  const [conocida, desconocida] = await Promise.all([hashPassword(PASSWORD_DEMO), hashPassword(randomUUID())]);
  const { ente, entidad, establecimiento } = await leerReferencias(trx);
  const hace = (dias: number) => new Date(ahora.getTime() - dias * MS_POR_DIA).toISOString();

  const fila = (cuenta: CuentaDemo, orden: number, password_hash: string) => {
    const { username, rol, nombres, paterno, materno, cargo } = cuenta;
    const suspendida = username === 'suspendido';
    const idEnte = ente(cuenta.ente);
    // An employer's user works at no health establishment; the authority has none.
    const esEmpleador = rol === 'EMP_CONSULTA';
    return {
      username,
      password_hash,
      rol,
      id_ente_gestor: idEnte,
      id_entidad: esEmpleador ? entidad(EMPLEADOR_DEMO) : null,
      id_establecimiento: esEmpleador ? null : establecimiento(idEnte, LA_PAZ, orden),
      estado: suspendida ? 'SUSPENDIDO' : 'ACTIVO',
      ci: String(PRIMER_CI + orden),
      paterno,
      materno,
      nombres,
      fecha_nacimiento: fecha(`${1970 + (orden % 25)}-${String((orden % 12) + 1).padStart(2, '0')}-17`),
      cargo,
      direccion: `AV. DE LOS CEIBOS N° ${100 + orden * 7}, LA PAZ`,
      correo: `${username}@sgpa.example`,
      telefono: String(70_000_100 + orden),
      telefono_fijo: String(2_200_100 + orden),
      extension: String(100 + orden),
      ultimo_ingreso: suspendida ? hace(400) : hace(1 + (orden % 20)),
      creado_en: suspendida && hace(400) < ACTIVADAS_EL ? hace(500) : ACTIVADAS_EL,
    };
  };
  await insertarTodas(trx, 'usuario', [
    ...CUENTAS_DEMO.map((cuenta, i) => fila(cuenta, i, conocida)),
    ...CUENTAS_AUTORAS.map((cuenta, i) => fila(cuenta, CUENTAS_DEMO.length + i, desconocida)),
  ]);
  await aceptarTerminos(trx);
}

/** All but one accepted what is published, the day they were activated. */
async function aceptarTerminos(trx: Trx): Promise<void> {
  const versiones = await trx.selectFrom('terminos_version').select('version').execute();
  const usuarios = await trx
    .selectFrom('usuario')
    .select(['id', 'creado_en'])
    .where('username', '<>', 'sin.terminos')
    .execute();
  await insertarTodas(
    trx,
    'terminos_aceptacion',
    versiones.flatMap(({ version }) =>
      usuarios.map(({ id, creado_en }) => ({ id_usuario: id, version, aceptado_en: creado_en })),
    ),
  );
}
