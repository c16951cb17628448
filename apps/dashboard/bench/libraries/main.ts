import { createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createElement as element } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

// A page that the product's libraries draw, and nothing else.
const $text = createStore('Floor');
const Page = () => element('main', null, useUnit($text));
const route = element(Route, { path: '*', element: element(Page) });
const page = element(BrowserRouter, null, element(Routes, null, route));
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(element(Provider, { value: fork(), children: page }));
