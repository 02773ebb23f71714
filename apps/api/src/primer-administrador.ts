// `bin/sgpa administrador` (`npm run administrador` from the sources) makes the first ADM_SGPA of an installation, and
// sends or prints the link to make its password. It ends with 1, and one sentence, where there is one already or it
// cannot be done.
import { parseArgs } from 'node:util';
import { horasDeEnlace } from '@sgpa/domain/cuenta/recuperacion';
import { prepararBase } from './arranque.ts';
import { ConfigError, leerConfig } from './config.ts';
import { crearDb } from './db/pool.ts';
import { crearCorreo } from './integrations/correo/smtp.ts';
import { enlaceDe } from './modules/recuperacion/enlace.ts';
import { enviarCorreos } from './modules/recuperacion/envio-correo.service.ts';
import { seEnvio } from './modules/recuperacion/primer-administrador.queries.ts';
import { crearPrimerAdministrador, NoSeCreo } from './modules/recuperacion/primer-administrador.service.ts';

const USO = `Diga --usuario NOMBRE --correo CORREO [--imprimir]
  --imprimir  muestra el enlace una sola vez, en lugar de enviarlo por correo`;

function leerArgumentos() {
  try {
    const { usuario, correo, imprimir } = parseArgs({
      options: {
        usuario: { type: 'string' },
        correo: { type: 'string' },
        imprimir: { type: 'boolean', default: false },
      },
    }).values;
    if (usuario !== undefined && correo !== undefined) return { usuario, correo, imprimir };
  } catch {
    // An unknown option gets the same words.
  }
  throw new NoSeCreo(USO);
}

async function main(): Promise<void> {
  const { imprimir, ...datos } = leerArgumentos();
  const config = leerConfig();
  const clock = { ahora: () => new Date() };
  await prepararBase(config, clock);
  const { db } = crearDb({ url: config.databaseUrl, max: 2, statementTimeout: 0 });
  try {
    const { username, idEnlace, token } = await crearPrimerAdministrador({ db, clock }, datos, imprimir);
    console.log(
      `El administrador «${username}» está activo, sin contraseña. Al ingresar, complete sus datos en Usuarios de Sistema.`,
    );
    const plazo = `vale ${horasDeEnlace('ACTIVACION')} horas y una sola vez`;
    if (token !== null)
      return console.log(`Con este enlace, que ${plazo}, crea su contraseña:\n${enlaceDe(config.publicUrl, token)}`);
    const log = { error: () => undefined };
    await enviarCorreos({ db, clock, config, correo: crearCorreo(config.correo), log });
    console.log(
      (await seEnvio(db, idEnlace))
        ? `Se envió a ${datos.correo} el enlace para crearla, que ${plazo}.`
        : `El correo a ${datos.correo} todavía no salió: el servidor lo intentará mientras esté en marcha. Con --imprimir se muestra aquí.`,
    );
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (error) {
  const mensaje = error instanceof Error ? error.message : String(error);
  const sabido = error instanceof NoSeCreo || error instanceof ConfigError;
  console.error(sabido ? mensaje : `No se pudo crear el administrador: ${mensaje}`);
  process.exitCode = 1;
}
