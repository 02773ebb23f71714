import { useMenuPrincipal, useMenuSecundario } from '../../features/cuenta/menu/menu.api.ts';
import { Paleta } from '../../features/paleta/Paleta.tsx';

/** Gives the palette the pages of the role's two menus. */
export default function PaletaConMenu(props: { escrito: string; alCerrar: () => void }) {
  const principal = useMenuPrincipal().data ?? [];
  const secundario = useMenuSecundario().data ?? [];
  return <Paleta menu={[...principal, ...secundario]} {...props} />;
}
