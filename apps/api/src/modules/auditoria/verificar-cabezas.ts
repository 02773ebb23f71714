import { type FechaCivil, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { Claves } from '../../integrations/custodia/port.ts';
import { type Cabeza, cabezaFirmada, cabezasEn, huellaDeLinea, type Linea } from './cabeza.ts';
import type { Falla } from './verificar-sello.ts';

export interface CabezasVistas {
  /** Only heads whose signature is right are kept. */
  cabezas: readonly Cabeza[];
  fallas: Falla[];
  avisos: string[];
}

function fallasDeLinea({ cabeza }: Linea, previa: Linea | undefined, claves: Claves): string[] {
  const { dia, kid, anterior } = cabeza;
  const del = `del ${mostrarFecha(dia)}`;
  const fallas: string[] = [];
  if (!claves.has(kid))
    fallas.push(`La cabeza ${del} está firmada con la clave ${kid}, que no está en la carpeta de claves.`);
  else if (!cabezaFirmada(cabeza, claves))
    fallas.push(`La firma de la cabeza ${del} no es válida: el archivo fue cambiado.`);
  if (anterior !== huellaDeLinea(previa?.texto)) {
    const tras =
      previa === undefined ? 'no es la primera del archivo' : `no sigue a la del ${mostrarFecha(previa.cabeza.dia)}`;
    fallas.push(`La cabeza ${del} ${tras}: falta lo que había entre ellas, o fue cambiado.`);
  }
  return fallas;
}

/** Reports heads that the file and the database tell differently: each keeps its own record of what was exported. */
function fallasEntreAmbos(
  lineas: readonly Linea[],
  guardadas: readonly { dia: FechaCivil; numero_sello: number; linea: string }[],
): Falla[] {
  const enArchivo = new Map(lineas.map(({ texto, cabeza }) => [cabeza.dia, texto]));
  const enBase = new Map(guardadas.map(({ dia, linea }) => [dia, linea]));
  const deLaBase = guardadas.flatMap(({ dia, numero_sello, linea }): Falla[] => {
    const texto = enArchivo.get(dia);
    if (texto === linea) return [];
    const que =
      texto === undefined ? 'falta en el archivo de cabezas' : 'es otra en el archivo que en la base de datos';
    return [{ sello: numero_sello, texto: `La cabeza exportada el ${mostrarFecha(dia)} ${que}.` }];
  });
  const delArchivo = lineas
    .filter(({ cabeza }) => !enBase.has(cabeza.dia))
    .map(({ cabeza }) => ({
      sello: cabeza.sello,
      texto: `La base de datos no recuerda la cabeza del ${mostrarFecha(cabeza.dia)}, que está en el archivo: fue borrada de ella.`,
    }));
  return [...deLaBase, ...delArchivo];
}

/** Reports a head of a day that has not ended: the clock was ahead, and no further head comes until that day. */
function fallaDelFuturo(lineas: readonly Linea[], hoy: FechaCivil): Falla[] {
  const futuras = lineas.map(({ cabeza }) => cabeza).filter(({ dia }) => dia >= hoy);
  const [primera, ultima] = [futuras[0], futuras.at(-1)];
  if (primera === undefined || ultima === undefined) return [];
  const texto =
    primera === ultima
      ? `La cabeza del ${mostrarFecha(primera.dia)} es de un día que no terminó: la firmó un servidor con el reloj adelantado.`
      : `Las ${futuras.length} cabezas del ${mostrarFecha(primera.dia)} al ${mostrarFecha(ultima.dia)} son de días que no terminaron: las firmó un servidor con el reloj adelantado.`;
  return [{ sello: primera.sello, texto }];
}

/** Checks the file of heads by itself, and against what the database says was exported. */
export function verificarCabezas(
  lineas: readonly string[],
  guardadas: readonly { dia: FechaCivil; numero_sello: number; linea: string }[],
  claves: Claves,
  hoy: FechaCivil,
): CabezasVistas {
  const leidas = cabezasEn(lineas);
  const propias = leidas.flatMap((linea, i) =>
    fallasDeLinea(linea, leidas[i - 1], claves).map((texto) => ({ sello: linea.cabeza.sello, texto })),
  );
  const avisos: string[] = [];
  if (leidas.length < lineas.length)
    avisos.push(
      `${lineas.length - leidas.length} línea(s) del archivo no se entienden, como las que deja un corte de luz.`,
    );
  const ultima = leidas.at(-1)?.cabeza;
  if (ultima !== undefined && ultima.dia < sumarDias(hoy, -1))
    avisos.push(
      `La última cabeza es del ${mostrarFecha(ultima.dia)}: el servidor hará las que faltan en su próximo turno.`,
    );
  return {
    cabezas: leidas.map(({ cabeza }) => cabeza).filter((cabeza) => cabezaFirmada(cabeza, claves)),
    fallas: [...propias, ...fallaDelFuturo(leidas, hoy), ...fallasEntreAmbos(leidas, guardadas)],
    avisos,
  };
}
