import { mostrarVerificacion } from './features/certificado/verificacion-certificado/pagina.ts';
import { ponerTemaInicial } from './ui/tema-inicial.ts';

// The answer comes first, so that nothing about colours keeps it.
void mostrarVerificacion();
ponerTemaInicial();
