/** Every printed sheet has a head, and always the light scheme; the rest of paper is `impresion.css`. */
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { clienteConsultas } from '../../lib/consultas.ts';
import { horaDelDia, hoy, reloj } from '../../lib/reloj.ts';
import { consultaPerfil } from '../../lib/use-perfil.ts';
import { PRODUCTO } from '../../ui/producto.ts';
import { ATRIBUTO_TEMA } from '../../ui/tema-claves.ts';
import './impresion.css';

const parrafo = (texto: string) => Object.assign(document.createElement('p'), { textContent: texto });

function membrete(): HTMLElement {
  const perfil = clienteConsultas.getQueryData(consultaPerfil.queryKey);
  const cabecera = document.createElement('header');
  cabecera.className = 'membrete';
  cabecera.append(
    parrafo([PRODUCTO, perfil?.enteGestor].filter(Boolean).join(' · ')),
    parrafo(`Impreso por ${perfil?.usuario ?? '—'} el ${mostrarFecha(hoy())}, ${horaDelDia(reloj.ahora())}`),
  );
  return cabecera;
}

/** A sheet is being printed, and this undoes its head. */
let deshacer: (() => void) | null = null;

addEventListener('beforeprint', () => {
  deshacer?.();
  const { documentElement: raiz, body } = document;
  const tema = raiz.getAttribute(ATRIBUTO_TEMA) ?? 'light';
  const cabecera = membrete();
  raiz.setAttribute(ATRIBUTO_TEMA, 'light');
  body.prepend(cabecera);
  deshacer = () => {
    cabecera.remove();
    raiz.setAttribute(ATRIBUTO_TEMA, tema);
    deshacer = null;
  };
});
addEventListener('afterprint', () => deshacer?.());
