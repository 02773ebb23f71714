import { mostrarVerificacion } from './features/certificado/verificacion-certificado/pagina.ts';
import { ponerTemaInicial } from './ui/tema-inicial.ts';

ponerTemaInicial();
mostrarVerificacion();
