/** The chart library and nothing else: fetched when the first chart is drawn. */
import { Barras } from './Barras.tsx';
import { Columnas } from './Columnas.tsx';
import { Dispersion } from './Dispersion.tsx';
import { Lineas } from './Lineas.tsx';
import { Torta } from './Torta.tsx';
import type { Dibujo, Lamina } from './tipos.ts';

export default function Lienzo({ dibujo, ...lamina }: Lamina & { dibujo: Dibujo }) {
  switch (dibujo) {
    case 'torta':
      return <Torta {...lamina} />;
    case 'dispersion':
      return <Dispersion {...lamina} />;
    case 'barras':
      return <Barras {...lamina} />;
    case 'columnas':
      return <Columnas {...lamina} />;
    case 'area':
    case 'linea':
      return <Lineas {...lamina} area={dibujo === 'area'} />;
  }
}
