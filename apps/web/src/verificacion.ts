import { mostrarVerificacion } from './features/certificado/verificacion-certificado/pagina.ts';
import { ponerTemaInicial } from './ui/tema-inicial.ts';

// It runs first, so that nothing about colours keeps the answer.
void mostrarVerificacion();
ponerTemaInicial();
