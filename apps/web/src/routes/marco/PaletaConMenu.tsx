import { useMenuPrincipal, useMenuSecundario } from '../../features/cuenta/menu/menu.api.ts';
import { Paleta } from '../../features/paleta/Paleta.tsx';

export default function PaletaConMenu(props: { escrito: string; alCerrar: () => void }) {
  const principal = useMenuPrincipal().data ?? [];
  const secundario = useMenuSecundario().data ?? [];
  return <Paleta menu={[...principal, ...secundario]} {...props} />;
}
