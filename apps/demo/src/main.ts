// `npm start` runs this in demo mode, before the server: it makes the demo accounts and their country, once in the life
// of a database.
import { ConfigError, leerConfig } from '@sgpa/api/config';
import { prepararDemo } from './preparar-demo.ts';

try {
  const cantidad = process.env.SGPA_DEMO_CANTIDAD || undefined;
  if (cantidad !== undefined && !/^\d+$/.test(cantidad)) {
    throw new ConfigError(`Configuración no válida: SGPA_DEMO_CANTIDAD no es un número: «${cantidad}».`);
  }
  await prepararDemo(leerConfig(), { ahora: () => new Date() }, cantidad === undefined ? undefined : Number(cantidad));
} catch (error) {
  const mensaje = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? mensaje : `No se pudieron cargar los datos de demostración: ${mensaje}`);
  process.exitCode = 1;
}
