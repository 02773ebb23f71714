import type { Peso } from './letra.ts';
import { ANCHO, adorno, conLetra, hacerLugar, type Lienzo, MARGEN, TINTA } from './lienzo.ts';

export interface Columna {
  titulo: string;
  /** A column takes this part of the whole width. */
  parte: number;
}

const AIRE = 5;
const LETRA_DE_TABLA = 9;

type Padre = ReturnType<Lienzo['struct']>;

interface Celda {
  texto: string;
  x: number;
  ancho: number;
}

function celdasDe(columnas: readonly Columna[], textos: readonly string[]): Celda[] {
  let x = MARGEN;
  return columnas.map(({ parte }, i) => {
    const celda = { texto: textos[i] ?? '', x, ancho: ANCHO * parte };
    x += celda.ancho;
    return celda;
  });
}

const altoDe = (lienzo: Lienzo, peso: Peso, celdas: readonly Celda[]): number =>
  Math.max(
    ...celdas.map(({ texto, ancho }) =>
      lienzo.heightOfString(conLetra(lienzo, peso, texto) || ' ', { width: ancho - 2 * AIRE }),
    ),
  ) +
  2 * AIRE;

const escribir = (lienzo: Lienzo, peso: Peso, { texto, x, ancho }: Celda, y: number) =>
  lienzo.text(conLetra(lienzo, peso, texto), x + AIRE, y + AIRE, { width: ancho - 2 * AIRE });

function cabecera(lienzo: Lienzo, columnas: readonly Columna[], tabla: Padre | null): void {
  lienzo.fontSize(LETRA_DE_TABLA);
  const celdas = celdasDe(
    columnas,
    columnas.map(({ titulo }) => titulo),
  );
  const alto = altoDe(lienzo, 'negrita', celdas);
  const y = lienzo.y;
  adorno(lienzo, () => lienzo.rect(MARGEN, y, ANCHO, alto).fill(TINTA.fondo).fillColor(TINTA.texto));
  if (tabla === null) {
    // On a further page the titles are an ornament, since a screen reader has read them once.
    adorno(lienzo, () => {
      for (const celda of celdas) escribir(lienzo, 'negrita', celda, y);
    });
  } else {
    const fila = lienzo.struct('TR');
    tabla.add(fila);
    for (const celda of celdas)
      fila.add(lienzo.struct('TH', { scope: 'Column' }, () => escribir(lienzo, 'negrita', celda, y)));
    fila.end();
  }
  lienzo.font('normal').y = y + alto;
}

/** Writes a table that a screen reader reads as one; a row stands on one page, below the titles of its columns. */
export function escribirTabla(
  lienzo: Lienzo,
  padre: Padre,
  columnas: readonly Columna[],
  filas: readonly (readonly string[])[],
): void {
  const tabla = lienzo.struct('Table');
  padre.add(tabla);
  hacerLugar(lienzo, 60);
  cabecera(lienzo, columnas, tabla);
  for (const textos of filas) {
    const celdas = celdasDe(columnas, textos);
    lienzo.fontSize(LETRA_DE_TABLA);
    const alto = altoDe(lienzo, 'normal', celdas);
    if (hacerLugar(lienzo, alto)) cabecera(lienzo, columnas, null);
    const y = lienzo.y;
    const fila = lienzo.struct('TR');
    tabla.add(fila);
    for (const celda of celdas) fila.add(lienzo.struct('TD', () => escribir(lienzo, 'normal', celda, y)));
    fila.end();
    adorno(lienzo, () =>
      lienzo
        .moveTo(MARGEN, y + alto)
        .lineTo(MARGEN + ANCHO, y + alto)
        .lineWidth(0.5)
        .stroke(TINTA.linea),
    );
    lienzo.y = y + alto;
  }
  tabla.end();
  lienzo.x = MARGEN;
}
