import { crearApp } from '@sgpa/api/app';
import { type Config, leerConfig } from '@sgpa/api/config';
import { abrirAnotaciones, crearAnotador } from '@sgpa/api/db/anotador';
import { crearDb } from '@sgpa/api/db/pool';
import type { Clock } from '@sgpa/api/deps';
import type { Cofre } from '@sgpa/api/integrations/cofre/port';
import { crearCorreo } from '@sgpa/api/integrations/correo/smtp';
import { crearGestora } from '@sgpa/api/integrations/gestora/http';
import { crearOvt } from '@sgpa/api/integrations/ovt/http';
import { crearSegip } from '@sgpa/api/integrations/segip/http';
import { crearSenasir } from '@sgpa/api/integrations/senasir/http';
import { contarRegistro } from '@sgpa/api/modules/declaracion/conteo-registro.service';
import { enviarCorreos } from '@sgpa/api/modules/recuperacion/envio-correo.service';
import { vigilarReloj } from '@sgpa/api/reloj';
import { cuentasParaElegir } from '@sgpa/demo/cuentas';
import type { FastifyInstance } from 'fastify';
import { COFRE_DE_PRUEBA } from './cofre.ts';
import { crearTallerDePrueba } from './firmas.ts';
import { PASSWORD_APP } from './plantillas.ts';

interface Opciones {
  /** The addresses are of the same database, for its owner and for the application's roles. */
  base: { url: string; urlApp: string; urlIngreso: string };
  fuentes: Config['fuentes'];
  clock: Clock;
  version?: string;
  /** Its mail goes there, when it is told to go. */
  smtp?: string;
  /** The server has keys of its own here. */
  cofre?: Cofre;
  cambios?: Partial<Config>;
}

interface Servidor {
  /** Runs a turn of the job that sends mail. */
  enviarCorreos(): Promise<void>;
  /** Runs a turn of the job that counts what the register has. */
  contarRegistro(): Promise<void>;
  /** The app is not listening: `inject` into it, or call `listen`. */
  app: FastifyInstance;
  cerrar(): Promise<void>;
}

/** No test is refused for asking often, unless it is about that. */
const SIN_LIMITES: Config['limites'] = {
  porMinuto: 1_000_000,
  ingresosPorMinuto: 1_000_000,
  verificacionesPorMinuto: 1_000_000,
};

/** Makes the whole server over a real database and the given registries. */
export async function crearServidor({
  base,
  fuentes,
  clock,
  version = '0',
  smtp,
  cofre = COFRE_DE_PRUEBA,
  cambios,
}: Opciones): Promise<Servidor> {
  const usual = leerConfig({ DATABASE_URL: base.url, SGPA_DB_APP_PASSWORD: PASSWORD_APP });
  // Its databases are demonstrations, so they offer accounts.
  const cuentas = { cuentasDemo: cuentasParaElegir() };
  const config: Config = { ...usual, ...cuentas, limites: SIN_LIMITES, fuentes, ...cambios };
  const { db } = crearDb({ url: base.urlApp, max: 10 });
  const anotaciones = abrirAnotaciones(base.urlApp).db;
  const ingreso = crearDb({ url: base.urlIngreso, max: 4 }).db;
  const registros = {
    segip: crearSegip({ url: fuentes.segip }),
    ovt: crearOvt({ url: fuentes.ovt }),
    senasir: crearSenasir({ url: fuentes.senasir }),
    gestora: crearGestora({ url: fuentes.gestora }),
  };
  const owner = crearDb({ url: base.url, max: 1 }).db;
  const taller = await crearTallerDePrueba(config, owner).finally(() => owner.destroy());
  const deps = {
    config,
    clock,
    reloj: vigilarReloj(clock),
    db,
    anotador: crearAnotador(anotaciones),
    dbIngreso: ingreso,
    cofre,
    ...registros,
    taller,
    servicios: { fueraDeAlcance: () => [] },
    atendiendo: () => true,
  };
  const app = await crearApp(deps, { version });
  async function turno(): Promise<void> {
    const propia = crearDb({ url: base.url, max: 1 }).db;
    const correo = crearCorreo({ ...config.correo, url: smtp ?? config.correo.url });
    const fallas: unknown[] = [];
    const log = { error: (falla: unknown) => void fallas.push(falla) };
    await enviarCorreos({ db: propia, clock, config, correo, log }).finally(() => propia.destroy());
    if (fallas.length > 0) throw new Error(`${fallas.length} mails were not sent`);
  }
  return {
    app,
    enviarCorreos: turno,
    async contarRegistro() {
      const propia = crearDb({ url: base.url, max: 1 }).db;
      await contarRegistro({ db: propia, clock }).finally(() => propia.destroy());
    },
    async cerrar() {
      await app.close();
      await Promise.all([db, anotaciones, ingreso].map((una) => una.destroy()));
      await Promise.all([taller, ...Object.values(registros)].map((uno) => uno.cerrar()));
    },
  };
}
