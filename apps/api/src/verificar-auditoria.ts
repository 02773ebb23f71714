// `npm run auditoria:verificar` tells if the audit trail is as it was sealed. It ends with 1 when it is not, with 2
// when that could not be found out.
import { ConfigError, leerConfigDeVerificacion } from './config.ts';
import { crearDb } from './db/pool.ts';
import { leerCabezas, leerTestigos } from './integrations/custodia/archivo.ts';
import { leerClaves } from './integrations/custodia/llave.ts';
import { cabezasEn } from './modules/auditoria/cabeza.ts';
import { type Verificacion, verificarAuditoria } from './modules/auditoria/verificacion.service.ts';

const FALLAS_QUE_SE_DICEN = 20;

function informar({ sellos, cabezas, sinSellar, fallas, cuantas, avisos }: Verificacion): void {
  for (const aviso of avisos) console.log(`Aviso: ${aviso}`);
  const [primera, ...otras] = fallas;
  if (primera === undefined) {
    console.log(
      `La auditoría está íntegra: ${sellos} sellos y ${cabezas} cabezas exportadas, todas con su firma. ` +
        `Filas que todavía no se sellaron: ${sinSellar}.`,
    );
    return;
  }
  console.log(`La auditoría FUE ALTERADA (${cuantas} hallazgos). El primero:\n  ${primera.texto}`);
  if (otras.length > 0) console.log('También:');
  for (const { texto } of otras.slice(0, FALLAS_QUE_SE_DICEN)) console.log(`  ${texto}`);
  if (otras.length > FALLAS_QUE_SE_DICEN) console.log(`  … y ${otras.length - FALLAS_QUE_SE_DICEN} más.`);
}

async function main(): Promise<number> {
  const { databaseUrl, carpeta } = leerConfigDeVerificacion();
  const claves = await leerClaves(carpeta);
  if (claves.size === 0)
    throw new ConfigError(
      `No hay claves públicas en ${carpeta}/claves (SGPA_AUDITORIA_DIR): ninguna firma se puede comprobar.`,
    );
  const { db } = crearDb({ url: databaseUrl, max: 1, statementTimeout: 0 });
  try {
    const clock = { ahora: () => new Date() };
    const lineas = await leerCabezas(carpeta);
    // The last head covers what came before it.
    const testigos = await leerTestigos(carpeta, cabezasEn(lineas).at(-1)?.cabeza.sello ?? 0);
    const verificacion = await verificarAuditoria({ db, clock, claves, lineas, testigos });
    informar(verificacion);
    return verificacion.cuantas === 0 ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const mensaje = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? mensaje : `No se pudo verificar la auditoría: ${mensaje}`);
  process.exitCode = 2;
}
