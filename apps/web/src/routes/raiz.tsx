import { createRootRoute, Outlet } from '@tanstack/react-router';

export const rutaRaiz = createRootRoute({ component: Outlet });
